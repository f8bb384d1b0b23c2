import type {Locator} from '@playwright/test';
import {expectNoViolations} from '../support/accessibility.ts';
import {openSearch, remember, remembered, searchField} from '../support/search.ts';
import {failSearch} from '../support/search-backends.ts';
import {expect, hydrated, openDocs, test} from '../support/test.ts';

/** Both modes, wide and narrow. */
const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 375].map((width) => ({colorScheme, viewport: {width, height: 800}})),
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what the modal found can be read in the system's ${colorScheme} colours`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('license');
    const coloursOf = (view: Locator) =>
      view.evaluate((element) => {
        const {color, backgroundColor} = getComputedStyle(element);
        return {color, backgroundColor};
      });
    const mark = await coloursOf(dialog.locator('mark').first());
    expect(mark.backgroundColor).not.toMatch(/^rgba\(.*, 0\)$/);
    expect(mark.color).not.toBe(mark.backgroundColor);
  });
}

for (const view of views) {
  test.describe(`accessibility, ${view.colorScheme}, ${view.viewport.width} px`, () => {
    test.use({...view, plannedErrors: [/Failed to load resource/]});

    test('no state of the modal has a violation', async ({page}) => {
      // Five analyses of whole pages.
      test.slow();
      await openDocs(page);
      const dialog = await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      await expectNoViolations(page, 'start');
      await page.keyboard.insertText('remotion');
      await expect(dialog.locator('li a').first()).toBeVisible();
      await expectNoViolations(page, 'results');
      await searchField(page).fill('lambdaqqqzzz');
      await expect(dialog.getByText('Try searching for')).toBeVisible();
      await expectNoViolations(page, 'no results');
      await remember(page, 'FAVORITE', 'pages', remembered('favourite', 2));
      await failSearch(page);
      await page.reload();
      await hydrated(page);
      await openSearch(page);
      await expect(dialog.getByText('Favorite')).toBeVisible();
      await expectNoViolations(page, 'favourites');
      await page.keyboard.insertText('x');
      await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
      await expectNoViolations(page, 'failure');
    });

    test('no state of the search page has a violation', async ({page}) => {
      // Several analyses of whole pages.
      test.slow();
      for (const [query, shown] of [
        ['', 'Or start from'],
        ['?q=frame', /^\d+ results for/],
        ['?q=frame&in=API&pages=2', /^\d+ results in API for/],
        ['?q=lambdaqqqzzz', 'Try searching for'],
      ] as const) {
        await page.goto(`/search${query}`);
        await hydrated(page);
        await expect(page.getByRole('main').getByText(shown)).toBeVisible();
        await expectNoViolations(page, query);
      }
      await failSearch(page);
      await page.goto('/search?q=frame');
      await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
      await expectNoViolations(page, 'failure');
    });
  });
}
