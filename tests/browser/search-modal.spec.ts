import type {Page} from '@playwright/test';
import {arriveAt, follow, gate} from '../support/navigation.ts';
import {
  answerOf,
  answerSearch,
  countOf,
  holdTexts,
  modalScripts,
  openSearch,
  record,
  remember,
  remembered,
  searchButton,
  searchDialog,
  searchField,
} from '../support/search.ts';
import {backends} from '../support/search-backends.ts';
import {expect, hydrated, openDocs, test} from '../support/test.ts';

const storage = (page: Page, kind: 'RECENT' | 'FAVORITE') =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__pages`) ?? '[]'),
    kind,
  ) as Promise<{url: string}[]>;

test.describe('the modal over the embedded index', () => {
  test('finds pages, and goes to them by keyboard alone', async ({page}) => {
    await openDocs(page);
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    // At once: the results of one letter after the other would each choose their first again.
    await page.keyboard.insertText('licens');
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

  test('Enter before the results have come opens the first of them, not a remembered page', async ({
    page,
  }) => {
    await openDocs(page);
    await openSearch(page);
    await page.keyboard.insertText('spring');
    await searchDialog(page).locator('li a').first().click();
    await expect(page).not.toHaveURL('/docs/');
    await openDocs(page);
    const {open, opened} = gate();
    await page.route('**/search/*.json', async (route) => {
      await opened;
      await route.continue();
    });
    const dialog = await openSearch(page);
    await expect(dialog.locator('li a')).toHaveCount(1);
    await page.keyboard.insertText('licens');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    open();
    await expect(page).toHaveURL('/docs/license');
    await expect(dialog).toBeHidden();
  });

  test('shows a section under its heading, with the page that it is in', async ({page}) => {
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('do you need a company license');
    const id = 'do-you-need-a-company-license';
    const section = dialog.locator(`li a[href="/docs/license#${id}"]`);
    await expect(section.locator('.search-hit-title')).toHaveText('Do you need a company license?');
    await expect(section.locator('.search-hit-detail')).toContainText('License');
    await section.click();
    await expect(page).toHaveURL(`/docs/license#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test.describe('before the texts have arrived', () => {
    test('titles answer, and a result that the reader has chosen stays chosen', async ({page}) => {
      const arrive = await holdTexts(page);
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('interpolate');
      await expect(dialog.getByRole('status')).toHaveText(/^\d+ results\.$/);
      const second = dialog.getByRole('treeitem').nth(1);
      await page.keyboard.press('ArrowDown');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      const inTitles = await countOf(dialog);
      const arrived = page.waitForResponse('**/search/texts-*.json');
      arrive();
      await (await arrived).finished();
      // Time for the modal to change what it shows.
      await page.waitForTimeout(1000);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      expect(await countOf(dialog)).toBe(inTitles);
      await expect(async () => {
        await page.keyboard.type('(');
        expect(await countOf(dialog)).toBeGreaterThan(inTitles);
      }).toPass();
    });

    test('words that no title has are looked for in the texts', async ({page}) => {
      const arrive = await holdTexts(page);
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('smeared');
      await expect(dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expect(dialog.getByText(/^No results/)).toHaveCount(0);
      arrive();
      await expect(dialog.locator('li a').first()).toHaveAttribute('href', /\/docs\/fonts/);
    });
  });

  test('says how many results there are', async ({page}) => {
    await openDocs(page);
    const dialog = await openSearch(page);
    const status = dialog.getByRole('status');
    await page.keyboard.insertText('license');
    await expect(status).toHaveText(/^\d+ results\.$/);
    await searchField(page).fill('qqqzzz');
    await expect(status).toHaveText('Nothing found.');
    await searchField(page).fill('');
    await expect(status).toBeEmpty();
  });

  test('remembers what was opened, as favourite too, and forgets it when asked', async ({page}) => {
    await openDocs(page);
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
    await openDocs(page);
    const dialog = await openSearch(page);
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  for (const action of ['Save this search', 'Remove this search from history']) {
    test(`the keyboard is back in the field after “${action}”`, async ({page}) => {
      await remember(page, 'RECENT', 'pages', remembered('recent', 3));
      await openDocs(page);
      const dialog = await openSearch(page);
      await dialog.getByRole('button', {name: action}).first().focus();
      await page.keyboard.press('Enter');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('license');
      await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/docs/license');
    });
  }

  test('the page behind does not scroll', async ({page}) => {
    await openDocs(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page).getByRole('combobox')).toBeVisible();
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(640, 200);
    await page.mouse.wheel(0, 500);
    // Time for a scroll that must not come.
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('a corrupt memory does no harm', async ({page}) => {
    const anything = '[null, 1, "x", {"objectID": "1"}, {"url": "/a", "hierarchy": 7}]';
    await remember(page, 'RECENT', 'pages', '{"broken');
    await remember(page, 'FAVORITE', 'pages', anything);
    await openDocs(page);
    const dialog = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await page.keyboard.type('license');
    await expect(dialog.locator('li a').first()).toBeVisible();
  });

  test('Tab stays inside, forwards and backwards, over what is there at that moment', async ({
    page,
  }) => {
    await openDocs(page);
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
    await openDocs(page);
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

  test('Back shows the page before without the modal over it', async ({page}) => {
    await openDocs(page);
    await follow(page, '/docs/license');
    await arriveAt(page, '/docs/license');
    const dialog = await openSearch(page);
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
    await expect(dialog).toBeHidden();
  });

  test('the shortcut is that of the machine', async ({page}) => {
    const width = () => searchButton(page).evaluate((element) => element.clientWidth);
    await openDocs(page);
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
    await openDocs(page);
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
    await openDocs(page);
    await page.getByRole('button', {name: 'Ask AI', exact: true}).click();
    const other = page.getByRole('dialog', {name: 'Ask AI'});
    await other.getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(other).toBeVisible();
    await expect(searchDialog(page)).toHaveCount(0);
  });
});

test.describe('the hosted search', () => {
  test.use(backends.hosted.use);

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
    await openDocs(page);
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
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('a');
    await page.keyboard.type('b');
    await expect(dialog.locator('li a')).toContainText('ab page 2');
    const late = page.waitForEvent('requestfinished');
    slow.open();
    await late;
    // Time for the modal to draw it.
    await page.waitForTimeout(500);
    await expect(dialog.locator('li a')).toContainText('ab page 2');
    await expect(dialog.locator('li a')).toHaveCount(1);
  });
});
