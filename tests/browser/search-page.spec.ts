import type {Page} from '@playwright/test';
import {answerOf, answerSearch, countOf, holdTexts, record} from '../support/search.ts';
import {backends, failSearch} from '../support/search-backends.ts';
import {expect, hydrated, test} from '../support/test.ts';

/** 45 results of the hosted search, in three pages. */
const answerPages = (page: Page) =>
  answerSearch(page, ({page: number}) =>
    answerOf(
      Array.from({length: number === 2 ? 5 : 20}, (_, hit) => record(number * 20 + hit)),
      45,
    ),
  );

test.describe('the search page', () => {
  test('has one title that names the query, and searches again by its form', async ({page}) => {
    await page.goto('/search');
    await hydrated(page);
    await expect(page).toHaveTitle(/^Search \| /);
    await page.getByRole('searchbox', {name: 'Search for'}).fill('lambda');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=lambda');
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toBeFocused();
    await expect(page).toHaveTitle(/^Search results for “lambda” \| /);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('');
  });

  test('Back has one step for each search, however often it is sent', async ({page}) => {
    await page.goto('/search?q=license');
    await hydrated(page);
    const field = page.getByRole('searchbox', {name: 'Search for'});
    for (const query of ['easing', 'easing']) {
      await field.fill(query);
      await field.press('Enter');
      await expect(page).toHaveURL('/search?q=easing');
    }
    await page.goBack();
    await expect(page).toHaveURL('/search?q=license');
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

  test('looks into the texts, for which it waits a little', async ({page}) => {
    const arrive = await holdTexts(page);
    await page.goto('/search?q=monotonically');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Searching …');
    arrive();
    await expect(status).toHaveText(/^\d+ results? for/);
  });

  test('changes no results under a reader who goes through them by keyboard', async ({page}) => {
    const arrive = await holdTexts(page);
    await page.goto('/search?q=interpolate');
    const main = page.getByRole('main');
    const link = main.locator('ol > li a').nth(1);
    await link.focus();
    const inTitles = await countOf(main);
    const arrived = page.waitForResponse('**/search/texts-*.json');
    arrive();
    await (await arrived).finished();
    // Time for the page to change what it shows.
    await page.waitForTimeout(1000);
    await expect(link).toBeFocused();
    expect(await countOf(main)).toBe(inTitles);
  });

  test('says what is missing without a script, and asks not to be indexed', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/search?q=lambda');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Search requires JavaScript');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await context.close();
  });
});

test.describe('the search page when something fails', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('says that it failed, and Retry brings the results', async ({page}) => {
    await failSearch(page);
    await page.goto('/search?q=license');
    await hydrated(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    const retry = alert.getByRole('button', {name: 'Retry'});
    const failed = page.waitForEvent('requestfailed');
    await retry.focus();
    await page.keyboard.press('Enter');
    await failed;
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/failed/);
    await expect(retry).toBeFocused();
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    const first = page.locator('main ol > li a').first();
    await expect(first).toHaveAttribute('href', '/docs/license');
    await expect(first).toBeFocused();
    await expect(alert).toHaveCount(0);
  });

  test('after a Retry that failed, another search leaves the focus in the field', async ({
    page,
  }) => {
    await failSearch(page);
    await page.goto('/search?q=license');
    await hydrated(page);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('main').getByRole('button', {name: 'Retry'}).click();
    await failed;
    await page.unrouteAll();
    const field = page.getByRole('searchbox', {name: 'Search for'});
    await field.fill('sequence');
    await field.press('Enter');
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await expect(field).toBeFocused();
  });
});

test.describe('the search page over a hosted index', () => {
  test.use(backends.hosted.use);

  test('loads more below what is there, and reads on where it begins', async ({page}) => {
    const requests = await answerPages(page);
    await page.goto('/search?q=frame');
    await expect(page.getByRole('status')).toHaveText('45 results for “frame”');
    const more = page.getByRole('button', {name: 'Load more'});
    const hits = page.locator('main ol > li');
    await more.click();
    await expect(hits).toHaveCount(40);
    await expect(page).toHaveURL('/search?q=frame&pages=2');
    await expect(page.getByRole('status')).toHaveText('45 results for “frame”, 40 shown');
    await expect(hits.nth(20).getByRole('link')).toBeFocused();
    await expect(hits.first()).toContainText('Docs page 0');
    await more.click();
    await expect(hits).toHaveCount(45);
    await expect(more).toHaveCount(0);
    expect(requests, 'every page of results was asked for once').toHaveLength(3);
  });

  test('leads to other areas when the one asked for has nothing', async ({page}) => {
    await answerSearch(page, ({facetFilters}) => {
      const isNarrowed = JSON.stringify(facetFilters).includes('area:');
      const {results} = answerOf(isNarrowed ? [] : [record(1), record(2)]);
      const counted = {...results[0], facets: {area: {Docs: 2}}};
      // With an area, a second query counts what the others have.
      return {results: isNarrowed ? [results[0], counted] : [counted]};
    });
    await page.goto('/search?q=frame&in=Recorder');
    const main = page.getByRole('main');
    await expect(main.getByText('No results for “frame” in Recorder')).toBeVisible();
    await main.getByRole('link', {name: 'Show all 2 results in other parts of the site'}).click();
    await expect(page).toHaveURL('/search?q=frame');
    await expect(page.locator('main ol > li')).toHaveCount(2);
  });
});

test.describe('the search page over a hosted index that fails', () => {
  test.use({...backends.hosted.use, plannedErrors: [/Failed to load resource/]});

  test('what fails to load leaves what is there, and Retry loads it', async ({page}) => {
    await answerPages(page);
    await page.goto('/search?q=frame');
    const hits = page.locator('main ol > li');
    await expect(hits).toHaveCount(20);
    await failSearch(page);
    await page.getByRole('button', {name: 'Load more'}).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(hits).toHaveCount(20);
    await page.unroute(backends.embedded.isAsked);
    await alert.getByRole('button', {name: 'Retry'}).click();
    // The site's own index is back; the hosted one is not.
    await expect(hits).toHaveCount(40);
  });

  test('answers from the site’s own index', async ({page}) => {
    await page.route(backends.hosted.isAsked, (route) => route.abort());
    await page.goto('/search?q=license');
    const first = page.locator('main ol > li a').first();
    await expect(first).toHaveAttribute('href', '/docs/license');
  });
});

for (const [backend, {use, prepare}] of Object.entries(backends)) {
  test.describe(`the search page over the ${backend} index`, () => {
    test.use({...use, plannedErrors: [/Failed to load resource/]});
    test.beforeEach(({page}) => prepare(page));

    test('narrows the results to an area, by keyboard, in the address', async ({page}) => {
      await page.goto('/search?q=frame');
      const areas = page.getByRole('navigation', {name: 'Narrow the results'});
      const api = areas.getByRole('link', {name: /^API/});
      await expect(areas.getByRole('link', {name: /^All/})).toHaveAttribute('aria-current', 'true');
      const count = /\d+/.exec(await api.innerText())![0];
      await api.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=frame&in=API');
      await expect(api).toHaveAttribute('aria-current', 'true');
      await expect(api).toBeFocused();
      await expect(page.getByRole('status')).toHaveText(
        new RegExp(`^${count} results? in API for “frame”$`),
      );
      // Another query stays in the area.
      await page.getByRole('searchbox', {name: 'Search for'}).fill('spring');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=spring&in=API');
      await expect(page.getByRole('status')).toContainText('in API for “spring”');
      await page.goBack();
      await page.goBack();
      await expect(areas.getByRole('link', {name: /^All/})).toHaveAttribute('aria-current', 'true');
    });

    test('Back restores query, area, what was loaded, and the place', async ({page}) => {
      await page.goto('/search?q=frame&in=API');
      const hits = page.locator('main ol > li');
      await expect(hits).toHaveCount(20);
      await page.getByRole('button', {name: 'Load more'}).click();
      await expect(hits.nth(20)).toBeVisible();
      const link = hits.nth(20).getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(500);
      const loaded = await hits.count();
      await link.click();
      await expect(page).not.toHaveURL(/\/search/);
      await page.goBack();
      await expect(page).toHaveURL('/search?q=frame&in=API&pages=2');
      await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('frame');
      await expect(hits).toHaveCount(loaded);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
    });

    test('suggests what to search for when nothing is found', async ({page}) => {
      await page.goto('/search?q=lambdaqqqzzz');
      const main = page.getByRole('main');
      await expect(main.getByText('No results for “lambdaqqqzzz”')).toBeVisible();
      await main.getByRole('list', {name: 'Try searching for'}).getByRole('link').first().click();
      await expect(page.locator('main ol > li').first()).toBeVisible();
    });
  });
}
