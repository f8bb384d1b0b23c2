import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const address = '/docs/google-fonts/';
const host = 'fonts.gstatic.com';
const font =
  'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Find a family'});
const families = (page: Page) =>
  page.getByRole('listitem').filter({has: page.getByRole('button', {name: /^Try /})});
const sample = (page: Page) => page.locator('p[style*="--face"]');

async function find(page: Page, query: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await field(page).fill(query);
}

test('the list comes with the first look for a family, and follows what is typed', async ({
  page,
}) => {
  const listed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google-fonts-families')) {
      listed.push(request.url());
    }
  });
  await page.goto(address);
  await hydrated(page);
  await expect(families(page)).toHaveCount(0);
  expect(listed).toEqual([]);

  await field(page).focus();
  await expect(page.getByText('1,713 families, of which 10 are shown')).toBeVisible();
  await expect(families(page)).toHaveCount(10);
  expect(listed).toHaveLength(1);

  await field(page).fill('zilla');
  await expect(page.getByText(/^2 families$/)).toBeVisible();
  const zilla = families(page).first();
  await expect(zilla).toContainText('Zilla Slab');
  await expect(zilla).toContainText('300, 400, 500, 600, 700');
  await expect(zilla).toContainText('latin, latin-ext');

  await field(page).fill('no such family');
  await expect(page.getByText(/^0 families$/)).toBeVisible();
});

test('a family without Latin letters cannot be tried', async ({page}) => {
  await find(page, 'linefont');
  await expect(families(page).getByRole('button')).toBeDisabled();
});

test.describe('with Google', () => {
  test.use({plannedHosts: [host]});

  test('a press loads one file, and shows the text in it and the import', async ({page}) => {
    const asked: string[] = [];
    await page.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        body: readFileSync(font),
        headers: {'access-control-allow-origin': '*', 'content-type': 'font/woff2'},
      });
    });
    await find(page, 'zilla slab');
    await expect(families(page)).toHaveCount(2);
    expect(asked).toEqual([]);

    await page.getByRole('button', {name: 'Try Zilla Slab', exact: true}).click();
    await expect(sample(page)).toHaveText('The quick brown fox jumps over 13 lazy dogs');
    await expect(sample(page)).toHaveCSS('font-family', /^sample-ZillaSlab,/);
    expect(await page.evaluate(() => document.fonts.check('20px sample-ZillaSlab'))).toBe(true);
    expect(asked).toEqual([expect.stringMatching(/\/s\/zillaslab\/v\d+\/[\w-]+\.woff2$/)]);
    await expect(
      page.getByText("import {loadFont} from '@remotion/google-fonts/ZillaSlab';"),
    ).toBeVisible();

    await page.getByRole('textbox', {name: 'Sample text'}).fill('Good morning');
    await expect(sample(page)).toHaveText('Good morning');
    expect(asked).toHaveLength(1);
  });
});

test.describe('without Google', () => {
  test.use({plannedHosts: [host], plannedErrors: [/Failed to load resource/]});

  test('it says that the font could not be loaded, keeps listing, and tries again', async ({
    page,
  }) => {
    await find(page, 'zilla slab');
    await page.getByRole('button', {name: 'Try Zilla Slab', exact: true}).click();
    await expect(page.getByText(/Zilla Slab could not be loaded/)).toBeVisible();
    await expect(sample(page)).toHaveCount(0);

    const again = page.waitForRequest(`https://${host}/**`);
    await page.getByRole('button', {name: 'Retry'}).click();
    await again;

    await field(page).fill('roboto mono');
    await expect(families(page).first()).toContainText('Roboto Mono');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page leads to the families elsewhere', async ({page}) => {
    await page.goto(address);
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', {name: 'Google Fonts'})).toBeVisible();
  });
});
