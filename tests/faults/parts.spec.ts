import type {Locator, Page} from '@playwright/test';
import {builtScripts, mainScript} from '../support/chunks.ts';
import {openSearch, searchButton, searchDialog, searchField} from '../support/search.ts';
import {expect, hydrated, test} from '../support/test.ts';
import {dataFaults, fileFaults, reported, type Fault, type Scope} from './faults.ts';
import {countLoads, expectPath, keepNothing, notice, retry} from './reader.ts';

type Part = {
  at: string;
  /** What the reader does to have it, and does again where there is no Retry. */
  use: (page: Page) => Promise<unknown>;
  /** Where the reader is told. */
  told: (page: Page) => Locator;
  message: string;
  again?: (page: Page) => Promise<unknown>;
  /** Seen when it works. */
  works: (page: Page) => Locator;
  met: Record<string, Fault>;
};

const isScript: Scope = ({pathname}) => pathname.startsWith('/assets/js/');
const isIndex: Scope = ({pathname}) => /^\/search\/[^/]+\.json$/.test(pathname);
const isSearchSheet: Scope = ({pathname}) => pathname.startsWith('/assets/css/search.');
const isList: Scope = ({pathname}) => pathname === '/pages.json';
const isEngine: Scope = ({pathname}) => engine().includes(pathname.replace('/assets/js/', ''));
let files: string[] | undefined;
const engine = () => (files ??= builtScripts('MiniSearch: '));

/** Of parts that load alike, one meets every fault. */
const {'never comes': silent, ...reporting} = dataFaults;
const {'is not there': missing, 'is cut off': cut} = reporting;
const failing = {'is not there': missing, 'is cut off': cut};
const pick = {...failing, 'never comes': silent};

const askButton = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});
const askPanel = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});
const player = (page: Page) => page.getByRole('main').getByRole('group', {name: 'Video'}).first();
const main = (page: Page) => page.getByRole('main');
const pressRetry = (within: (page: Page) => Locator) => (page: Page) =>
  within(page).getByRole('button', {name: 'Retry'}).click();

/** Scripts that come when a reader wants something of the page. */
const scripts: Record<string, Part> = {
  'the search': {
    at: '/docs/support',
    use: (page) => searchButton(page).click(),
    told: (page) => page.getByRole('alert'),
    message: 'The search could not be loaded.',
    works: searchField,
    met: fileFaults,
  },
  'Ask AI': {
    at: '/docs/support',
    use: (page) => askButton(page).click(),
    told: (page) => page.getByRole('alert'),
    message: 'The panel could not be loaded.',
    works: (page) => askPanel(page).getByRole('textbox'),
    met: pick,
  },
  'the player': {
    at: '/templates/hello-world',
    use: (page) => player(page).scrollIntoViewIfNeeded(),
    told: player,
    message: 'The player could not be loaded.',
    again: pressRetry(player),
    works: (page) => player(page).getByRole('button', {name: 'Play'}),
    met: pick,
  },
  'the list of fonts': {
    at: '/docs/google-fonts/',
    use: (page) => page.getByRole('searchbox', {name: 'Find a family'}).focus(),
    told: main,
    message: 'The list could not be loaded.',
    again: pressRetry(main),
    works: (page) => page.getByText(/ families, of which 10 are shown/),
    met: pick,
  },
};

/** The page of the search, with a question. */
const searchPage = {
  at: '/search',
  async use(page: Page) {
    const field = page.getByRole('searchbox', {name: 'Search for'});
    await field.fill('license');
    await field.press('Enter');
  },
  told: main,
  message: 'Unable to fetch results',
  again: pressRetry(main),
  works: (page: Page) => page.locator('main ol > li a[href="/docs/license"]').first(),
};

/** Data, the worker that reads them, and a style sheet. */
const data: Record<string, Part & {scope: Scope}> = {
  'the style sheet of the search': {
    ...scripts['the search']!,
    scope: isSearchSheet,
    // Any text is a style sheet.
    met: {'is not there': missing, 'never comes': silent},
  },
  'the index, in the search': {
    scope: isIndex,
    at: '/docs/support',
    async use(page) {
      await openSearch(page);
      await page.keyboard.insertText('license');
    },
    told: searchDialog,
    message: 'Unable to fetch results',
    again: pressRetry(searchDialog),
    works: (page) => searchDialog(page).locator('li a[href="/docs/license"]').first(),
    met: pick,
  },
  'the index, on the page of the search': {
    ...searchPage,
    scope: isIndex,
    met: dataFaults,
  },
  'the index, for Ask AI': {
    scope: isIndex,
    at: '/docs/support',
    async use(page) {
      await askButton(page).click();
      await askPanel(page).getByRole('textbox').fill('license');
      await page.keyboard.press('Enter');
    },
    told: askPanel,
    message: 'The list of pages could not be loaded. Your question is still here.',
    again: pressRetry(askPanel),
    works: (page) => askPanel(page).locator('a[href="/docs/license"]').first(),
    met: pick,
  },
  'the list of pages, at an address that does not exist': {
    scope: isList,
    at: '/templates/music-visualisation',
    async use(page) {
      await page.reload();
      await hydrated(page);
    },
    told: main,
    message: 'The list of pages could not be loaded.',
    again: pressRetry(main),
    works: (page) => page.getByRole('list', {name: 'Nearest addresses'}).getByRole('link').first(),
    met: reporting,
  },
  'the search engine': {
    ...searchPage,
    scope: isEngine,
    met: failing,
  },
};

// Parts are out of view when the page opens.
test.use({plannedErrors: reported, viewport: {width: 1280, height: 160}});

async function open(page: Page, at: string): Promise<void> {
  await keepNothing(page);
  await page.goto(at);
  await hydrated(page);
}

for (const [name, part] of Object.entries({...scripts, ...data})) {
  const scope = name in data ? data[name]!.scope : isScript;
  for (const [happens, fault] of Object.entries(part.met)) {
    test(`${name}: when it ${happens}, the page stays and says so, and Retry works`, async ({
      page,
    }) => {
      if (fault.isSilent) {
        await page.clock.install();
      }
      const {at, use, told, message, again = use, works} = part;
      await open(page, at);
      const title = await page.locator('h1').innerText();
      const mend = await fault.start(page, scope);
      await use(page);
      const loads = countLoads(page);
      await expect(async () => {
        if (fault.isSilent) {
          // Again, if the file was not asked for yet.
          await page.clock.fastForward(21_000);
        }
        await expect(told(page)).toContainText(message, {timeout: 1000});
      }).toPass({timeout: 20_000});
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(title);

      await mend();
      if (scope === isIndex) {
        // The worker's clock is not the page's: it waits for what was asked for.
        await page.unrouteAll();
      }
      await again(page);
      await expect(works(page)).toBeVisible({timeout: 15_000});
      await expect(page.getByText(message)).toHaveCount(0);
      await expectPath(page, at);
      expect(loads.count).toBe(0);
    });
  }
}

for (const [name, {at, use, works}] of Object.entries(scripts)) {
  test(`${name}: after a new deployment, the reader is told, and Retry loads the new version at the same place`, async ({
    page,
  }) => {
    await open(page, at);
    const loads = countLoads(page);
    await missing.start(page, isScript);
    await page.route(at, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(mainScript(), 'main.anew0000.js');
      await route.fulfill({response, body: html});
    });
    await use(page);
    await expect(notice(page)).toContainText('This site was updated');
    expect(loads.count).toBe(0);
    await page.unrouteAll();
    await retry(page);
    await expect(notice(page)).toHaveCount(0);
    await hydrated(page);
    await expectPath(page, at);
    await use(page);
    await expect(works(page)).toBeVisible();
    await expect.poll(() => loads.count).toBe(1);
  });
}
