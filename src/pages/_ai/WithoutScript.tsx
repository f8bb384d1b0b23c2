import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';

/** What works when the panel cannot. */
export function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        Finding pages needs JavaScript, which is off in this browser. The sidebars of the{' '}
        <SiteLink to="docs">docs</SiteLink> and of the <SiteLink to="api">API reference</SiteLink>{' '}
        list their pages.
      </p>
    </noscript>
  );
}
