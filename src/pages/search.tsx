import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageHeader} from '@site/src/components/PageHeader';
import {StartPlaces} from '@site/src/components/StartPlaces';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {readSearch} from './_search/read-search';
import {Results} from './_search/Results';
import {SearchForm} from './_search/SearchForm';
import styles from './_search/styles.module.css';
import {WithoutScript} from './_search/WithoutScript';

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
          lead="Guides, API reference, templates, posts: every page of this site."
        >
          <SearchForm query={query} area={area} />
          <WithoutScript />
        </PageHeader>
        <div className={styles.page}>
          {query ? <Results search={search} /> : <StartPlaces title="Or start from" />}
        </div>
      </main>
    </Layout>
  );
}
