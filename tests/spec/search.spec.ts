import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {gate, watchScripts} from '../support/navigation.ts';
import {
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
  type Query,
} from '../support/search.ts';
import {backends, failSearch, hostedFailures} from '../support/search-backends.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, openDocs, test} from '../support/test.ts';

/** A text field, an area and an editable element, to type a slash into. */
const addFields = (page: Page) =>
  page.evaluate(() => {
    const [field, area, editable] = ['input', 'textarea', 'div'].map((name) =>
      document.createElement(name),
    );
    field!.ariaLabel = 'field';
    area!.ariaLabel = 'area';
    editable!.ariaLabel = 'editable';
    editable!.role = 'textbox';
    editable!.contentEditable = 'true';
    document.querySelector('main')!.prepend(field!, area!, editable!);
  });

test.describe('the modal', () => {
  test.beforeEach(async ({page}) => openDocs(page));

  test("§2 Search: a modal with the placeholder 'Search docs'.", async ({page}) => {
    const dialog = await openSearch(page);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(searchField(page)).toBeFocused();
  });

  test('§2 Search: It opens by button, by Ctrl or Command plus K, or by the slash key when not typing in a field.', async ({
    page,
  }) => {
    await test.step('button', async () => {
      await searchButton(page).click();
      await expect(searchDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toBeHidden();
    });
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await test.step(keys, async () => {
        await page.keyboard.press(keys);
        await expect(searchField(page)).toBeFocused();
        await expect(searchField(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(searchDialog(page)).toBeHidden();
      });
    }
    await addFields(page);
    for (const name of ['field', 'area', 'editable']) {
      await test.step(`slash in a field: ${name}`, async () => {
        const field = page.getByRole('textbox', {name});
        await field.focus();
        await page.keyboard.press('/');
        await expect(searchDialog(page)).toBeHidden();
        expect(
          await field.evaluate((element) =>
            'value' in element ? element.value : element.textContent,
          ),
        ).toBe('/');
      });
    }
  });

  test('§2 Search: It closes with Escape or an outside click, and focus returns to the button.', async ({
    page,
  }) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();

    await openSearch(page);
    await page.mouse.click(8, 700);
    await expect(searchDialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test('§4 Search modal: closed or open.', async ({page}) => {
    await expect(searchDialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('§5 Search input max length 64.', async ({page}) => {
    await openSearch(page);
    await page.keyboard.insertText('x'.repeat(10_000));
    await expect(searchField(page)).toHaveValue('x'.repeat(64));
    await page.goto(`/search?q=${'y'.repeat(200)}`);
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('y'.repeat(64));
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveAttribute(
      'maxlength',
      '64',
    );
  });
});

for (const [backend, {use, indexName, prepare, isAsked}] of Object.entries(backends)) {
  test.describe(`the search over the ${backend} index`, () => {
    test.use({...use, plannedErrors: [/Failed to load resource/]});
    test.beforeEach(({page}) => prepare(page));

    test('§2 Search: It has a see-all-results link to the search page, which takes a query parameter q.', async ({
      page,
    }) => {
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.type('lambda');
      const all = dialog.getByRole('link', {name: 'See all results'});
      await expect(all).toHaveAttribute('href', '/search?q=lambda');
      await all.click();
      await expect(page).toHaveURL('/search?q=lambda');
      await expect(searchDialog(page)).toBeHidden();
      await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('lambda');
      await expect(page.locator('main ol > li').first()).toContainText(/lambda/i);
    });

    test('§4 Search library states: idle, loading, stalled, error.', async ({page}) => {
      const answer = gate();
      await page.route(isAsked, async (route) => {
        await answer.opened;
        await route.fallback();
      });
      await openDocs(page);
      const dialog = await openSearch(page);
      const box = dialog.locator('.DocSearch-Container');
      const stalled = /DocSearch-Container--Stalled/;

      await test.step('idle', async () => {
        await expect(dialog.getByText('No recent searches')).toBeVisible();
        await expect(box).not.toHaveClass(stalled);
      });
      await test.step('loading: what was there stays; then stalled', async () => {
        await page.keyboard.insertText('lambda');
        await expect(dialog.getByText('No recent searches')).toBeVisible();
        await expect(box).toHaveClass(stalled);
        await expect(dialog.locator('.DocSearch-LoadingIndicator')).toBeVisible();
      });
      await test.step('idle again, with results', async () => {
        answer.open();
        await expect(dialog.locator('li a').first()).toBeVisible();
        await expect(box).not.toHaveClass(stalled);
      });
      await test.step('error', async () => {
        await failSearch(page);
        await openDocs(page);
        await openSearch(page);
        await page.keyboard.insertText('lambda');
        await expect(box).toHaveClass(/DocSearch-Container--Errored/);
      });
    });

    test("§8 No search results: 'No results for' the query, 'Try searching for', 'Believe this query should return results?', 'Let us know.'", async ({
      page,
    }) => {
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('lambdaqqqzzz');
      await expect(dialog.getByText('No results for "lambdaqqqzzz"')).toBeVisible();
      await expect(dialog.getByText('No results found for')).toHaveCount(0);
      await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
      const report = dialog.getByRole('link', {name: 'Let us know.'});
      const address = new URL((await report.getAttribute('href'))!);
      expect(`${address.origin}${address.pathname}`).toBe(
        'https://github.com/remotion-dev/remotion/issues/new',
      );
      expect(address.searchParams.get('title')).toContain('lambdaqqqzzz');

      await expect(dialog.getByText('Try searching for')).toBeVisible();
      const suggestion = dialog.getByRole('list', {name: 'Try searching for'}).getByRole('button');
      const title = await suggestion.first().innerText();
      await suggestion.first().click();
      await expect(searchField(page)).toHaveValue(title);
      await expect(searchField(page)).toBeFocused();
      await expect(dialog.locator('li a').first()).toContainText(title);
    });

    test('§9 Search: 20 hits per page', async ({page}) => {
      // On the modal, which shows fewer where a group is full, and on the search page.
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('frame');
      await expect(dialog.locator('li a').first()).toBeVisible();
      expect(await dialog.locator('li a').count()).toBeLessThanOrEqual(20);
      await page.goto('/search?q=frame');
      const total = await page
        .getByText(/^\d+ results for/)
        .first()
        .innerText();
      expect(parseInt(total, 10)).toBeGreaterThan(40);
      await expect(page.locator('main ol > li')).toHaveCount(20);
      await page.getByRole('button', {name: 'Load more'}).click();
      await expect(page.locator('main ol > li')).toHaveCount(40);
    });

    test('§9 Search: 5 results per group', async ({page}) => {
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('frame');
      await expect(dialog.locator('li a').first()).toBeVisible();
      const groups = await dialog.getByRole('tree').all();
      const sizes = await Promise.all(groups.map((group) => group.getByRole('treeitem').count()));
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBe(5);
    });

    test('§9 Search: recent searches 7 (4 if favourites exist), favourites 10', async ({page}) => {
      await remember(page, 'RECENT', indexName, remembered('recent', 9));
      await openDocs(page);
      const dialog = await openSearch(page);
      const recent = dialog.getByRole('tree', {name: 'Recent'}).getByRole('treeitem');
      await expect(recent).toHaveCount(7);

      await remember(page, 'FAVORITE', indexName, remembered('favourite', 12));
      await openDocs(page);
      await openSearch(page);
      await expect(recent).toHaveCount(4);
      await expect(dialog.getByRole('tree', {name: 'Favorite'}).getByRole('treeitem')).toHaveCount(
        10,
      );
    });

    test("§9 Search: Labels 'Recent', 'Favorite', 'No recent searches'.", async ({page}) => {
      await openDocs(page);
      const dialog = await openSearch(page);
      await expect(dialog.getByText('No recent searches', {exact: true})).toBeVisible();
      await remember(page, 'RECENT', indexName, remembered('recent', 1));
      await remember(page, 'FAVORITE', indexName, remembered('favourite', 1));
      await openDocs(page);
      await openSearch(page);
      await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
      await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
      await expect(dialog.getByText('No recent searches')).toHaveCount(0);
    });
  });
}

test.describe('the module', () => {
  for (const [how, ask] of [
    ['hover', (page: Page) => searchButton(page).hover()],
    ['focus', (page: Page) => searchButton(page).focus()],
    ['touch', (page: Page) => searchButton(page).dispatchEvent('touchstart')],
    ['click', (page: Page) => searchButton(page).dispatchEvent('click')],
  ] as const) {
    test(`§4 The search results module loads lazily on first ${how}.`, async ({page}) => {
      const modal = modalScripts();
      expect(modal.length).toBeGreaterThan(0);
      const asked = watchScripts(page);
      await page.goto('/docs/', {waitUntil: 'networkidle'});
      await hydrated(page);
      expect(asked.filter((file) => modal.includes(file))).toEqual([]);
      await ask(page);
      await expect
        .poll(() => asked.filter((file) => modal.includes(file)).sort())
        .toEqual(modal.sort());
    });
  }

  test('§4 (The main script holds nothing of the modal or of a search client.)', () => {
    for (const {folder} of Object.values(sites)) {
      const scripts = path.resolve(folder, 'assets/js');
      const first = readdirSync(scripts).filter((file) => /^(?:main|runtime~main)\./.test(file));
      expect(first).toHaveLength(2);
      for (const file of first) {
        const text = readFileSync(path.join(scripts, file), 'utf8');
        // The shell that a reader types into until the modal is there has these classes, and no other.
        expect(
          text.match(
            /DocSearch-(?!(?:Cancel|Container|Form|Input|MagnifierLabel|Modal|SearchBar)\b)/,
          ),
        ).toBeNull();
        expect(text, file).not.toContain('algolianet');
        expect(text, file).not.toContain('x-algolia');
        expect(text, file).not.toContain('MiniSearch');
      }
    }
  });

  test('§9 (The words and limits of the search are those of DocSearch 3.9.0.)', () => {
    const manifest = readFileSync('node_modules/@docsearch/react/package.json', 'utf8');
    const {version} = JSON.parse(manifest) as {version: string};
    expect(version).toBe('3.9.0');
  });
});

test.describe('the hosted search', () => {
  test.use(backends.hosted.use);

  const twenty = Array.from({length: 20}, (_, number) => record(number, `Group ${number % 4}`));

  test('§3 Site config: search-service setting (application id, public search key, index name, contextual search off).', async ({
    page,
  }) => {
    const requests = await answerSearch(page, () => answerOf([]));
    await openDocs(page);
    await openSearch(page);
    await page.keyboard.insertText('a');
    await expect.poll(() => requests.length).toBe(1);
    const url = new URL(requests[0]!.url());
    expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('test-search-key');
    expect(JSON.parse(requests[0]!.postData()!).requests[0].indexName).toBe('test-index');
  });

  test('§3 Search hit: url, query, number of hits.', async ({page}) => {
    await answerSearch(page, () => answerOf(twenty, 345));
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('frame');
    await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/docs/lambda#part-0');
    await expect(dialog.getByRole('link', {name: 'See all results'})).toHaveAttribute(
      'href',
      '/search?q=frame',
    );
  });

  test("§7 Search: POST to a hosted search provider's multi-index queries path.", async ({
    page,
  }) => {
    const requests = await answerSearch(page, () => answerOf(twenty));
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('frame');
    await expect(dialog.locator('li a')).toHaveCount(20);
    expect(requests.map((request) => [request.method(), new URL(request.url()).pathname])).toEqual([
      ['POST', '/1/indexes/*/queries'],
    ]);
    expect(new URL(requests[0]!.url()).hostname).toBe('testapp-dsn.algolia.net');
  });

  test('§7 Search: Facet filters are on the current language and on docs version tags.', async ({
    page,
  }) => {
    // Contextual search is off (§3): the filters are fixed ones, which say the same on every page.
    const queries: Query[] = [];
    await answerSearch(page, (query) => {
      queries.push(query);
      return answerOf([record(1)]);
    });
    for (const address of ['/docs/', '/templates/']) {
      await page.goto(address);
      await hydrated(page);
      await openSearch(page);
      await page.keyboard.insertText('a');
      await expect(searchDialog(page).locator('li a')).toBeVisible();
    }
    const filters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    expect(queries.map(({facetFilters}) => facetFilters)).toEqual([filters, filters]);
  });

  test('§7 Search: Result URLs are rewritten to site paths.', async ({page}) => {
    await answerSearch(page, () =>
      answerOf([
        record(0, 'Docs', {url: 'https://www.remotion.dev/docs/lambda#limits'}),
        record(1, 'Docs', {url: 'http://crawler.test/docs/player/'}),
        record(2, 'Docs', {url: 'javascript:alert(1)'}),
      ]),
    );
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('a');
    await expect(dialog.locator('li a')).toHaveCount(2);
    await expect(dialog.locator('li a').nth(0)).toHaveAttribute('href', '/docs/lambda#limits');
    await expect(dialog.locator('li a').nth(1)).toHaveAttribute('href', '/docs/player/');
  });

  test.describe('results elsewhere', () => {
    test.use({plannedHosts: [...backends.hosted.use.plannedHosts, 'www.remotion.pro']});

    for (const how of ['Enter', 'click']) {
      test(`§7 Search: External URLs matching a configured pattern navigate away, and internal ones use in-app navigation (${how}).`, async ({
        page,
      }) => {
        await page.route('https://www.remotion.pro/**', (route) =>
          route.fulfill({contentType: 'text/html', body: '<h1>Elsewhere</h1>'}),
        );
        await answerSearch(page, ({query}) =>
          answerOf([
            record(0, 'Docs', {
              url:
                query === 'store'
                  ? 'https://www.remotion.pro/store'
                  : 'https://www.remotion.dev/docs/lambda',
            }),
          ]),
        );
        const choose = async (query: string, href: string) => {
          const dialog = await openSearch(page);
          await page.keyboard.insertText(query);
          // Until the answer is there, the modal lists the page that was chosen before.
          await expect(dialog.locator('li a')).toHaveAttribute('href', href);
          await (how === 'click' ? dialog.locator('li a').click() : page.keyboard.press('Enter'));
        };
        await openDocs(page);
        await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
        await choose('lambda', '/docs/lambda');
        await expect(page).toHaveURL('/docs/lambda');
        await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
        await expect(searchDialog(page)).toBeHidden();

        await choose('store', 'https://www.remotion.pro/store');
        await expect(page).toHaveURL('https://www.remotion.pro/store');
        expect(page.context().pages()).toHaveLength(1);
      });
    }
  });

  test('§9 Search: 20 hits per page (as asked of the provider)', async ({page}) => {
    const queries: Query[] = [];
    await answerSearch(page, (query) => {
      queries.push(query);
      return answerOf(twenty, 45);
    });
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('frame');
    await expect(dialog.locator('li a')).toHaveCount(20);
    await page.goto('/search?q=frame');
    await expect(page.locator('main ol > li')).toHaveCount(20);
    expect(queries.map(({hitsPerPage}) => hitsPerPage)).toEqual([20, 20]);
  });

  test('§7 Search: A preconnect hint points to the provider.', async ({page, browser}) => {
    const hint = 'link[rel=preconnect][href="https://TESTAPP-dsn.algolia.net"]';
    await openDocs(page);
    await expect(page.locator(hint)).toHaveCount(1);
    // In the built page already, and not where no provider is configured.
    const plain = await browser.newContext({javaScriptEnabled: false});
    const still = await plain.newPage();
    await still.route(
      (url) => !url.hostname.startsWith('127.'),
      (route) => route.abort(),
    );
    await still.goto(`${sites.configured.url}/docs/`);
    await expect(still.locator(hint)).toHaveCount(1);
    await still.goto(`${sites.bare.url}/docs/`);
    await expect(still.locator('link[rel=preconnect]')).toHaveCount(0);
    await plain.close();
  });
});

test.describe('failures', () => {
  test.use({
    plannedErrors: [/Failed to load resource/],
    plannedHosts: backends.hosted.use.plannedHosts,
  });

  const shownIn5s = async (page: Page) => {
    const dialog = await openSearch(page);
    await page.keyboard.insertText('frame');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible({timeout: 5000});
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await expect(dialog.getByText(/^No results/)).toHaveCount(0);
  };

  for (const [name, fail] of Object.entries(hostedFailures)) {
    test(`§8 Search failure: 'Unable to fetch results' and 'You might want to check your network connection.' (${name})`, async ({
      page,
    }) => {
      // Only where the site's own index cannot answer in its place.
      await failSearch(page);
      await page.route(backends.hosted.isAsked, fail);
      await page.goto(`${sites.configured.url}/docs/`);
      await hydrated(page);
      await shownIn5s(page);
    });
  }

  test("§8 Search failure: 'Unable to fetch results' and 'You might want to check your network connection.' (the site's own index)", async ({
    page,
  }) => {
    await failSearch(page);
    await openDocs(page);
    await shownIn5s(page);
  });
});
