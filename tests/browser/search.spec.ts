import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {gate} from '../support/navigation.ts';
import {
  analytics,
  answerOf,
  answerSearch,
  modalScripts,
  openSearch,
  record,
  remember,
  remembered,
  searchButton,
  searchDialog,
  searchField,
  searchHosts,
} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const docs = async (page: Page) => {
  await page.goto('/docs/');
  await hydrated(page);
};

const storage = (page: Page, kind: 'RECENT' | 'FAVORITE') =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__pages`) ?? '[]'),
    kind,
  ) as Promise<{url: string}[]>;

test.describe('the modal over the embedded index', () => {
  test('finds pages, and goes to them by keyboard alone', async ({page}) => {
    await docs(page);
    await page.keyboard.press('/');
    await page.keyboard.type('licens');
    const dialog = searchDialog(page);
    await expect(dialog.getByRole('treeitem').first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/docs/license');
    await expect(searchField(page)).toHaveAttribute('aria-activedescendant', /item-0$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/license');
    await expect(dialog).toBeHidden();
  });

  test('remembers what was opened, as favourite too, and forgets it when asked', async ({page}) => {
    await docs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('license');
    await dialog.locator('li a').first().click();
    await expect(page).toHaveURL('/docs/license');

    await openSearch(page);
    const recent = dialog.getByRole('tree', {name: 'Recent'}).getByRole('treeitem');
    await expect(recent).toHaveCount(1);
    await expect(recent.getByRole('link')).toHaveAttribute('href', '/docs/license');
    await recent.getByRole('button', {name: 'Save this search'}).click();
    const favourite = dialog.getByRole('tree', {name: 'Favorite'}).getByRole('treeitem');
    await expect(favourite).toHaveCount(1);
    await expect.poll(() => storage(page, 'FAVORITE')).toHaveLength(1);
    await favourite.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect.poll(() => storage(page, 'FAVORITE')).toHaveLength(0);
  });

  test('a favourite can be removed where motion is reduced', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await remember(page, 'FAVORITE', 'pages', remembered('favourite', 1));
    await docs(page);
    const dialog = await openSearch(page);
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  for (const [name, value] of Object.entries({
    'text that is no JSON': '{"broken',
    'no list': '{"length": 3}',
    nothing: 'null',
    'a list of anything': '[null, 1, "x", {"objectID": "1"}, {"url": "/a", "hierarchy": 7}]',
  })) {
    test(`a corrupt memory does no harm: ${name}`, async ({page}) => {
      await remember(page, 'RECENT', 'pages', value);
      await remember(page, 'FAVORITE', 'pages', value);
      await docs(page);
      const dialog = await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      await page.keyboard.type('license');
      await expect(dialog.locator('li a').first()).toBeVisible();
    });
  }

  test('Tab stays inside, forwards and backwards, over what is there at that moment', async ({
    page,
  }) => {
    await docs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('license');
    await expect(dialog.locator('li a').first()).toBeVisible();
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = await dialog.locator('a:visible, button:visible, input:visible').count();
      for (let press = 0; press <= stops; press++) {
        await page.keyboard.press(key);
        expect(await inside(), `${key} ${press}`).toBe(true);
      }
    }
    await searchField(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link', {name: /^See all/})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(searchField(page)).toBeFocused();
  });

  test('on a phone it fills the screen and Cancel closes it', async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    await docs(page);
    const dialog = await openSearch(page);
    expect(await dialog.locator('.DocSearch-Modal').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 375,
      height: 812,
    });
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test('the shortcut is that of the machine', async ({page}) => {
    const width = () => searchButton(page).evaluate((element) => element.clientWidth);
    await docs(page);
    await expect(searchButton(page)).toContainText('Ctrl K');
    const longer = await width();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'});
    });
    await page.reload();
    await hydrated(page);
    await expect(searchButton(page)).toContainText('⌘ K');
    expect(await width(), 'the button is as wide with either').toBe(longer);
  });

  test('what is typed while it loads becomes the query, and Escape calls it off', async ({
    page,
  }) => {
    const files = modalScripts();
    const script = gate();
    await page.route(
      (url) => files.some((file) => url.pathname.endsWith(file)),
      async (route) => {
        await script.opened;
        await route.continue();
      },
    );
    await docs(page);
    await page.keyboard.press('Control+k');
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('/');
    await page.keyboard.type('licenz');
    await page.keyboard.press('Backspace');
    script.open();
    await expect(searchField(page)).toHaveValue('licen');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('se');
    await expect(searchField(page)).toHaveValue('license');
    await expect(searchDialog(page).locator('li a').first()).toHaveAttribute(
      'href',
      '/docs/license',
    );
  });

  test('it does not open over another modal dialog', async ({page}) => {
    await docs(page);
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    const other = page.getByRole('dialog', {name: 'Ask AI'});
    await other.getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(other).toBeVisible();
    await expect(searchDialog(page)).toHaveCount(0);
  });
});

test.describe('when something fails', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('a modal that cannot be loaded is said, and the next press loads it', async ({page}) => {
    const files = modalScripts();
    await page.route(
      (url) => files.some((file) => url.pathname.endsWith(file)),
      (route) => route.abort(),
    );
    await docs(page);
    await searchButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
    await page.unrouteAll();
    await openSearch(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a search after a failed one shows its results', async ({page}) => {
    await page.route('**/pages.json', (route) => route.abort());
    await docs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('licens');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.type('e');
    await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/docs/license');
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  });

  test('a failure that comes after the field was cleared says nothing', async ({page}) => {
    const answer = gate();
    await page.route('**/pages.json', async (route) => {
      await answer.opened;
      await route.abort();
    });
    await docs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('x');
    await expect(dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await searchField(page).fill('');
    const failed = page.waitForEvent('requestfailed');
    answer.open();
    await failed;
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  });

  test('the search page says so, and Retry brings the results', async ({page}) => {
    await page.route('**/pages.json', (route) => route.abort());
    await page.goto('/search?q=license');
    await hydrated(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unrouteAll();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main ol > li a').first()).toHaveAttribute('href', '/docs/license');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('the hosted search', () => {
  test.use({
    baseURL: sites.configured.url,
    plannedHosts: [...searchHosts, analytics.host],
    plannedErrors: [analytics.refusal],
  });

  test('results are text and marks, never HTML', async ({page}) => {
    const image = '<img src=x onerror="window.hacked = true">';
    await answerSearch(page, () =>
      answerOf([
        record(0, `Docs ${image}`, {
          content: image,
          hierarchy: {lvl0: `Docs ${image}`, lvl1: `${image} &lt;Sequence&gt;`},
          _snippetResult: {
            content: {value: `<mark>found</mark> ${image}`},
            hierarchy: {lvl1: {value: `${image} &lt;<mark>Sequence</mark>&gt;`}},
          },
        }),
      ]),
    );
    await docs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('sequence');
    const hit = dialog.locator('li a');
    await expect(hit).toContainText(`${image} <Sequence>`);
    await expect(hit.locator('mark')).toHaveText(['Sequence', 'found']);
    await expect(dialog.locator('img')).toHaveCount(0);

    await page.goto('/search?q=sequence');
    await expect(page.locator('main ol > li')).toContainText(`${image} <Sequence>`);
    await expect(page.locator('main ol img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('an answer that a newer one has overtaken changes nothing', async ({page}) => {
    const slow = gate();
    await answerSearch(page, async ({query}) => {
      if (query === 'a') {
        await slow.opened;
      }
      return answerOf([record(query.length, query)]);
    });
    await docs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('a');
    await page.keyboard.type('b');
    await expect(dialog.locator('li a')).toContainText('ab page 2');
    const late = page.waitForEvent('requestfinished');
    slow.open();
    await late;
    await expect(dialog.locator('li a')).toContainText('ab page 2');
    await expect(dialog.locator('li a')).toHaveCount(1);
  });

  test('the search page pages through the results', async ({page}) => {
    await answerSearch(page, ({page: number}) =>
      answerOf(
        Array.from({length: number === 2 ? 5 : 20}, (_, hit) => record(number * 20 + hit)),
        45,
      ),
    );
    await page.goto('/search?q=frame');
    await expect(page.getByText('45 results for “frame”')).toBeVisible();
    const paging = page.getByRole('navigation', {name: 'Pages of results'});
    await paging.getByRole('link', {name: 'Next page'}).click();
    await expect(page).toHaveURL('/search?q=frame&page=2');
    await paging.getByRole('link', {name: 'Next page'}).click();
    await expect(page.locator('main ol > li')).toHaveCount(5);
    await expect(paging.getByRole('link', {name: 'Next page'})).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('main ol > li').first()).toContainText('Docs page 20');
  });
});

test.describe('the search page', () => {
  test('has one title that names the query, and searches again by its form', async ({page}) => {
    await page.goto('/search');
    await hydrated(page);
    await expect(page).toHaveTitle(/^Search \| /);
    await page.getByRole('searchbox', {name: 'Search for'}).fill('lambda');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=lambda');
    await expect(page).toHaveTitle(/^Search results for “lambda” \| /);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('');
  });

  test('says what to do when nothing is found', async ({page}) => {
    await page.goto('/search?q=qqqzzz');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByText('No results for “qqqzzz”')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /github\.com\/remotion-dev\/remotion\/issues\/new\?.*qqqzzz/,
    );
  });

  test('says what is missing without a script, and asks not to be indexed', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/search?q=lambda');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('The search needs JavaScript');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await context.close();
  });
});

for (const [view, use] of Object.entries({
  light: {colorScheme: 'light'},
  dark: {colorScheme: 'dark'},
  phone: {colorScheme: 'light', viewport: {width: 375, height: 812}},
} as const)) {
  test.describe(`accessibility, ${view}`, () => {
    test.use({...use, plannedErrors: [/Failed to load resource/]});

    test('no state of the modal has a violation', async ({page}) => {
      const check = async (state: string) => {
        const {violations, passes} = await new AxeBuilder({page}).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(violations, state).toEqual([]);
      };
      await remember(page, 'FAVORITE', 'pages', remembered('favourite', 2));
      await docs(page);
      const dialog = await openSearch(page);
      await check('favourites');
      await page.keyboard.type('remotion');
      await expect(dialog.locator('li a').first()).toBeVisible();
      await check('results');
      await searchField(page).fill('qqqzzz');
      await expect(dialog.getByText('No results for')).toBeVisible();
      await check('no results');
      await page.route('**/pages.json', (route) => route.abort());
      await page.reload();
      await hydrated(page);
      await openSearch(page);
      await page.keyboard.type('x');
      await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
      await check('failure');
    });

    test('no state of the search page has a violation', async ({page}) => {
      for (const query of ['', '?q=lambda', '?q=qqqzzz']) {
        await page.goto(`/search${query}`);
        await hydrated(page);
        await expect(page.getByText('Searching …')).toHaveCount(0);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations, query).toEqual([]);
      }
    });
  });
}
