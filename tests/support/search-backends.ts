import type {Page, Route} from '@playwright/test';
import {indexSettings} from '../../scripts/search/hosted-settings.ts';
import type {SiteIndex} from '../../src/search/engine/site-index.ts';
import {openBuild} from '../search/built-index.ts';
import {answerQueries} from './hosted-answer.ts';
import {analytics, searchHosts} from './search.ts';
import {configuredEnvironment, sites} from './sites.ts';

const isIndexFile = ({pathname}: URL): boolean => /\/search\/[^/]+\.json$/.test(pathname);
const isHost = ({hostname}: URL): boolean => searchHosts.includes(hostname);

export type SearchBackend = {
  /** The index that the modal remembers searches for. */
  indexName: string;
  /** What a test of this backend needs. */
  use: {baseURL: string; plannedHosts: string[]; plannedErrors: RegExp[]};
  /** Lets it answer, and nothing else. */
  prepare: (page: Page) => Promise<void>;
  /** Whether this is a URL that its answers come from. */
  isAsked: (url: URL) => boolean;
};

let site: Promise<SiteIndex> | undefined;

/** The hosted search answers with the site's records; the site's own index is out of reach. */
async function answerFromService(page: Page): Promise<void> {
  const index = {
    site: await (site ??= openBuild(sites.configured.folder)),
    settings: indexSettings,
  };
  await page.route(isHost, (route, request) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: answerQueries(index, request.postData()!),
    }),
  );
  await page.route(isIndexFile, (route) => route.abort());
}

/** The two backends of the same search. */
export const backends: Record<'embedded' | 'hosted', SearchBackend> = {
  embedded: {
    indexName: 'pages',
    use: {baseURL: sites.bare.url, plannedHosts: [], plannedErrors: []},
    prepare: async () => undefined,
    isAsked: isIndexFile,
  },
  hosted: {
    indexName: configuredEnvironment.SEARCH_INDEX_NAME,
    use: {
      baseURL: sites.configured.url,
      plannedHosts: [...searchHosts, analytics.host],
      plannedErrors: [analytics.refusal],
    },
    prepare: answerFromService,
    isAsked: isHost,
  },
};

/** Fails everything that a search could be answered from. */
export async function failSearch(page: Page): Promise<void> {
  for (const {isAsked} of Object.values(backends)) {
    await page.route(isAsked, (route) => route.abort());
  }
}

/** How a hosted search fails, as a browser sees it; `client.test.ts` has the answers that are no use. */
export const hostedFailures: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  abort: (route) => route.abort(),
  '500': (route) =>
    route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}, body: ''}),
  hang: () => new Promise(() => undefined),
};
