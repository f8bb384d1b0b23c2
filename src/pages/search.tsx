import Head from '@docusaurus/Head';
import {useQueryString} from '@docusaurus/theme-common';
import {PageHeader} from '@site/src/components/PageHeader';
import {StartPlaces} from '@site/src/components/StartPlaces';
import {queryLimit} from '@site/src/search/client';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Results} from './_search/Results';
import {SearchForm} from './_search/SearchForm';
import styles from './_search/styles.module.css';
import {WithoutScript} from './_search/WithoutScript';

/** Results by address: `?q=` is the query, `&page=` the page of results, counted from 1. */
export default function SearchPage(): ReactNode {
  const query = useQueryString('q')[0].slice(0, queryLimit).trim();
  const page = Math.max(1, Number.parseInt(useQueryString('page')[0], 10) || 1);
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
          {/* Another query in the address is another start for the field. */}
          <SearchForm key={query} query={query} />
          <WithoutScript />
        </PageHeader>
        <div className={styles.page}>
          {query ? <Results query={query} page={page} /> : <StartPlaces title="Or start from" />}
        </div>
      </main>
    </Layout>
  );
}
