import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageHeader} from '@site/src/components/PageHeader';
import {SiteLink} from '@site/src/components/SiteLink';
import {StartLinks} from '@site/src/components/StartLinks';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {readSearch} from './_search/read-search';
import {Results} from './_search/Results';
import {SearchForm} from './_search/SearchForm';
import styles from './_search/styles.module.css';

/** Results by address. The built page, and the first render that takes it over, ask for nothing. */
export default function SearchPage(): ReactNode {
  const {search: parameters} = useLocation();
  const search = readSearch(new URLSearchParams(useIsBrowser() ? parameters : ''));
  const {query, area} = search;
  return (
    <Layout
      title={query ? `Search results for “${query}”` : 'Search'}
      description="Search the guides, the API reference, the templates and every other page of this site."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main>
        <PageHeader
          title="Search"
          intro="Guides, API reference, templates, posts: every page of this site."
        >
          <SearchForm query={query} area={area} />
          <noscript>
            <p className={styles.hint}>
              Search requires JavaScript, which is turned off in this browser. You can browse the
              sidebars of the <SiteLink to="docs">docs</SiteLink> and the{' '}
              <SiteLink to="api">API reference</SiteLink> instead.
            </p>
          </noscript>
        </PageHeader>
        <div className={styles.page}>
          {query ? <Results search={search} /> : <StartLinks title="Or start from" />}
        </div>
      </main>
    </Layout>
  );
}
