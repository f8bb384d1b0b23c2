import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';

/** What works when the panel cannot. */
export function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        Finding pages requires JavaScript, which is turned off in this browser. You can browse the
        sidebars of the <SiteLink to="docs">docs</SiteLink> and the{' '}
        <SiteLink to="api">API reference</SiteLink> instead.
      </p>
    </noscript>
  );
}
