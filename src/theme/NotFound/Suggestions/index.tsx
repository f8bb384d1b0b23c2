import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '@site/src/components/Button';
import {loadOnce} from '@site/src/components/load-once';
import {PageList} from '@site/src/components/PageList';
import {useLoading} from '@site/src/components/useLoading';
import type {PageEntry} from '@site/src/plugins/built-pages/page-list';
import {searchTimeout} from '@site/src/search/client';
import {searchPath} from '@site/src/search/search-path';
import {useCallback, type ReactNode} from 'react';
import {nearestPaths} from './nearest';

const mostSuggestions = 5;

/** The words of a path, to search for: `/docs/lamda/limits` is "docs lamda limits". */
const wordsOf = (path: string) => (path.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The pages with the paths nearest to the present one, under the heading `nearest-pages`. */
export default function Suggestions(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const load = useCallback(() => loadPages(baseUrl), [baseUrl]);
  const {loaded: known, failed, retry} = useLoading(load);
  if (failed) {
    return (
      <>
        <p>The list of pages could not be loaded.</p>
        <Button onClick={retry}>Retry</Button>
      </>
    );
  }
  if (!known) {
    return null;
  }
  const requested = `/${pathname.slice(baseUrl.length)}`;
  const paths = nearestPaths(requested, [...known.keys()], mostSuggestions);
  const pages = paths.map((path) => known.get(path)!);
  const words = wordsOf(requested);
  return (
    <>
      <p>
        {pages.length > 0 ? 'Addresses similar to ' : 'No addresses are similar to '}
        <code>{requested}</code>
      </p>
      {pages.length > 0 && <PageList pages={pages} labelledBy="nearest-pages" brief />}
      {words && (
        <p className="margin-top--md">
          <Link to={searchPath(words)}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}

const isEntry = (value: unknown): value is PageEntry => {
  const {path, title, description} = (value ?? {}) as Partial<PageEntry>;
  return [path, title, description].every((field) => typeof field === 'string');
};

/**
 * The pages of this site that readers look for, by path.
 * @throws when the list does not arrive in time or is no list
 */
const loadPages = loadOnce(async (baseUrl: string): Promise<Map<string, PageEntry>> => {
  const signal = AbortSignal.timeout(searchTimeout);
  const response = await fetch(`${baseUrl}pages.json`, {signal});
  const pages: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(pages) || !pages.every(isEntry)) {
    throw new Error(`${baseUrl}pages.json is not the list of pages (${response.status})`);
  }
  return new Map(pages.filter(({listed}) => listed !== false).map((page) => [page.path, page]));
});
