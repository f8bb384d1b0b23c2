import type {Locator, Page, Request} from '@playwright/test';
import {builtScripts} from './chunks.ts';
import {gate} from './navigation.ts';
import {configuredEnvironment} from './sites.ts';

const appId = configuredEnvironment.SEARCH_APP_ID.toLowerCase();

/** The hosts of the hosted search that the configured site asks. */
export const searchHosts = [
  `${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
];

/** What every page of the configured site asks for besides, which no test here answers. */
export const analytics = {host: 'www.googletagmanager.com', refusal: /googletagmanager/};

export type Query = {query: string; page: number; hitsPerPage: number; facetFilters: unknown};

/** One record of the hosted index. Every page (`lvl1`) is another one unless said otherwise. */
export const record = (number: number, group = 'Docs', changes: object = {}) => ({
  objectID: `${group}-${number}`,
  url: `https://www.remotion.dev/docs/lambda#part-${number}`,
  type: 'lvl1',
  content: `Text ${number} of ${group}`,
  hierarchy: {lvl0: group, lvl1: `${group} page ${number}`},
  ...changes,
});

/** An answer of the hosted search with these records. */
export const answerOf = (hits: object[], total = hits.length) => ({
  results: [{hits, nbHits: total, nbPages: Math.ceil(total / 20), page: 0, hitsPerPage: 20}],
});

/**
 * Answers the hosted search in a page.
 * @returns the requests so far, filled as they come
 */
export async function answerSearch(
  page: Page,
  answer: (query: Query) => object | Promise<object>,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    (url) => searchHosts.includes(url.hostname),
    async (route, request) => {
      requests.push(request);
      const {requests: queries} = JSON.parse(request.postData() ?? '') as {requests: [Query]};
      await route.fulfill({
        headers: {'access-control-allow-origin': '*'},
        json: await answer(queries[0]),
      });
    },
  );
  return requests;
}

/**
 * Holds back the texts of the embedded index, which it loads after titles and headings.
 * @returns lets them arrive
 */
export async function holdTexts(page: Page): Promise<() => void> {
  const {open, opened} = gate();
  await page.route('**/search/texts-*.json', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** How many results the modal or the search page says there are. */
export const countOf = async (view: Locator): Promise<number> =>
  Number.parseInt(await view.getByRole('status').innerText(), 10);

export const searchButton = (page: Page): Locator =>
  page.getByRole('banner').or(page.locator('nav.navbar')).getByRole('button', {
    name: 'Search',
    exact: true,
  });

export const searchDialog = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search', exact: true});

export const searchField = (page: Page): Locator =>
  searchDialog(page).getByPlaceholder('Search docs');

/** Opens the search by its button and waits for the modal, in whose place its shell is at first. */
export async function openSearch(page: Page): Promise<Locator> {
  await searchButton(page).click();
  await searchField(page).and(page.getByRole('combobox')).waitFor();
  return searchDialog(page);
}

/** Names of the bare site's scripts that hold the search modal. */
export const modalScripts = (): string[] => builtScripts('DocSearch-Hits');

/** Puts searches into the modal's memory before the page reads it. */
export async function remember(
  page: Page,
  kind: 'RECENT' | 'FAVORITE',
  indexName: string,
  value: string,
): Promise<void> {
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`__DOCSEARCH_${kind}_SEARCHES__${indexName}`, value],
  );
}

/** Searches to remember, as many as asked for. */
export const remembered = (name: string, count: number) =>
  JSON.stringify(
    Array.from({length: count}, (_, number) => ({
      objectID: `${name}-${number}`,
      url: `/docs/lambda#${name}-${number}`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Docs', lvl1: `${name} ${number}`},
    })),
  );
