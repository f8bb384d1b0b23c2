import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {SiteLink} from '@site/src/components/SiteLink';
import {missingResultsAddress} from '@site/src/search/missing-results';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What to do when nothing was found. */
export function WithoutResults({query}: {query: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.nothing}>
      <p className={styles.headline}>
        No results for “<strong>{query}</strong>”
      </p>
      <p>
        Try the name of an API, or fewer words. The sidebars of the{' '}
        <SiteLink to="docs">docs</SiteLink> and the <SiteLink to="api">API reference</SiteLink> list
        their pages.
      </p>
      <p>
        Believe this query should return results?{' '}
        <Link to={missingResultsAddress(siteConfig, query)}>Let us know.</Link>
      </p>
    </div>
  );
}
