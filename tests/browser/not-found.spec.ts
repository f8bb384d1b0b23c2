import {expectNoViolations} from '../support/accessibility.ts';
import {gate} from '../support/navigation.ts';
import {expect, hydrated, test} from '../support/test.ts';

test.use({plannedErrors: [/status of 404/]});

test('the nearest addresses are found among the pages of the site', async ({page}) => {
  await page.goto('/templates/music-visualisation');
  await hydrated(page);
  const nearest = page.getByRole('list', {name: 'Nearest addresses'}).getByRole('link');
  await expect(nearest.first()).toHaveAttribute('href', '/templates/music-visualization');
  await nearest.first().click();
  await expect(page).toHaveURL('/templates/music-visualization');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Music Visualization');
});

test('an address like none leads to the search with its words', async ({page}) => {
  await page.goto('/qqq/zzz-www');
  await hydrated(page);
  await expect(page.getByText('No addresses are similar to')).toBeVisible();
  await page.getByRole('link', {name: 'Search for “qqq zzz www”'}).click();
  await expect(page).toHaveURL('/search?q=qqq+zzz+www');
});

test('it has one title, one main and working links without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toContainText('needs JavaScript');
  await main.getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL('/docs/');
  await context.close();
});

test('suggestions move nothing when they arrive', async ({page}) => {
  const list = gate();
  await page.route('**/pages.json', async (route) => {
    await list.opened;
    await route.continue();
  });
  await page.goto('/docs/lamda');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  list.open();
  await expect(page.getByRole('list', {name: 'Nearest addresses'})).toBeVisible();
  expect(await footer.boundingBox()).toEqual(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    test(`it is accessible with its suggestions (${colorScheme})`, async ({page}) => {
      await page.goto('/docs/lamda');
      await hydrated(page);
      await expect(page.getByRole('list', {name: 'Nearest addresses'})).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
