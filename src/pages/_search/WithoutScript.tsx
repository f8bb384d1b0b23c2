import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where to look when the search cannot run. */
export function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p className={styles.hint}>
        The search needs JavaScript, which is off in this browser. The sidebars of the{' '}
        <SiteLink to="docs">docs</SiteLink> and of the <SiteLink to="api">API reference</SiteLink>{' '}
        list their pages.
      </p>
    </noscript>
  );
}
