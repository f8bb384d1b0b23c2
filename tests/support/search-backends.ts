import type {Page} from '@playwright/test';
import {indexSettings} from '../../scripts/search/index-settings.ts';
import {listPages} from '../../scripts/search/list-pages.ts';
import {siteRecords} from '../../src/plugins/search-index/site-records.ts';
import {analytics, searchHosts} from './search.ts';
import {startSearchService, type SearchService} from './search-service.ts';
import {configuredEnvironment, sites} from './sites.ts';
import {test as base} from './test.ts';

const isIndexFile = ({pathname}: URL): boolean => /\/search\/[^/]+\.json$/.test(pathname);
const isHost = ({hostname}: URL): boolean => searchHosts.includes(hostname);

export type SearchBackend = {
  /** The index that the modal remembers searches for. */
  indexName: string;
  /** What a test of this backend needs. */
  use: {baseURL: string; plannedHosts: string[]; plannedErrors: RegExp[]};
  isHosted: boolean;
  /** Whether this is an address that its answers come from. */
  isAsked: (url: URL) => boolean;
};

/** The two backends that the same search stands on. */
export const backends: Record<'embedded' | 'hosted', SearchBackend> = {
  embedded: {
    indexName: 'pages',
    use: {baseURL: sites.bare.url, plannedHosts: [], plannedErrors: []},
    isHosted: false,
    isAsked: isIndexFile,
  },
  hosted: {
    indexName: configuredEnvironment.SEARCH_INDEX_NAME,
    use: {
      baseURL: sites.configured.url,
      plannedHosts: [...searchHosts, analytics.host],
      plannedErrors: [analytics.refusal],
    },
    isHosted: true,
    isAsked: isHost,
  },
};

/** Sends what a page asks the hosted search to a service that holds the records of the site. */
async function routeToService(page: Page, service: SearchService): Promise<void> {
  await page.route(isHost, async (route, request) => {
    const {pathname, search} = new URL(request.url());
    const answer = await fetch(service.url + pathname + search, {
      method: request.method(),
      headers: {'content-type': request.headers()['content-type'] ?? ''},
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      headers: {...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*'},
      body: await answer.text(),
    });
  });
}

async function startService(): Promise<SearchService> {
  const {SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME} = configuredEnvironment;
  const keys = {appId: SEARCH_APP_ID, searchKey: SEARCH_API_KEY, adminKey: 'admin'};
  const service = await startSearchService(keys);
  const {folder} = sites.configured;
  const records = await siteRecords(folder, await listPages(folder));
  service.store.put(SEARCH_INDEX_NAME, {records, settings: {...indexSettings}});
  // The service prepares its answers with the first one; a page would not wait so long.
  await service.store.answer({indexName: SEARCH_INDEX_NAME, query: 'a'});
  return service;
}

/** A test that can have the hosted search answered by a service on this machine, started once for many tests. */
export const test = base.extend<
  {answerFromService: () => Promise<void>},
  {service: () => Promise<SearchService>}
>({
  service: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let started: Promise<SearchService> | undefined;
      await use(() => (started ??= startService()));
      await (await started)?.close();
    },
    {scope: 'worker'},
  ],
  // The site's own index is then out of reach: an answer can only come from the service.
  answerFromService: async ({page, service}, use) => {
    await use(async () => {
      await routeToService(page, await service());
      await page.route(isIndexFile, (route) => route.abort());
    });
  },
});

/** Fails everything that a search could be answered from. */
export async function failSearch(page: Page): Promise<void> {
  for (const {isAsked} of Object.values(backends)) {
    await page.route(isAsked, (route) => route.abort());
  }
}
