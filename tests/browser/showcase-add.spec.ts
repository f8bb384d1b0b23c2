import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {readRecord} from '../../src/content/records/read-record.ts';
import {analytics} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const yaml = `title: 'Tide: "Table"'
topic: The tides of one week as a chart.
creator: Somebody
creatorUrl: https://example.com/somebody
submitted: 2025-05-01
width: 1920
height: 1080
tags:
  - map
  - water
links:
  - type: website
    url: https://example.com/tides
  - type: source_code
    url: https://example.com/source
`;

const field = (page: Page, label: string) =>
  page.getByRole('form', {name: 'Entry'}).getByLabel(label, {exact: true});
const link = (page: Page, number: number) =>
  page.getByRole('group', {name: `Link ${number}`, exact: true});
const record = (page: Page) => page.getByRole('textbox', {name: 'Text of the record'});
const panel = (page: Page) => page.getByRole('region', {name: 'Your record', exact: true});
const ready = (page: Page) => page.getByRole('region', {name: 'Ready to submit'});
const summary = (page: Page) => page.getByRole('group', {name: /need(s)? a change/});
const check = (page: Page) => page.getByRole('button', {name: 'Check the entry'});

/** The build in which `SITE_REPOSITORY` is set, and all services too. */
const configured = {
  baseURL: sites.configured.url,
  plannedHosts: [analytics.host],
  plannedErrors: [/googletagmanager/],
};

async function open(page: Page): Promise<void> {
  await page.goto('/showcase/add');
  await hydrated(page);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Title').fill('Tide: "Table"');
  await field(page, 'Description').fill('The tides of one week\nas a chart. ');
  await field(page, 'Width').fill('1920');
  await field(page, 'Height').fill('1080');
  await field(page, 'Submission date').fill('2025-05-01');
  await field(page, 'Creator (optional)').fill('Somebody');
  await field(page, 'Creator’s page (optional)').fill('https://example.com/somebody');
  await page.getByRole('button', {name: 'map', exact: true}).click();
  await field(page, 'Tags').fill(`${await field(page, 'Tags').inputValue()}, Water`);
  await link(page, 1).getByLabel('Address').fill('https://example.com/tides');
  await page.getByRole('button', {name: 'Add a link'}).click();
  await link(page, 2).getByLabel('Kind').selectOption('Source code');
  await link(page, 2).getByLabel('Address').fill('https://example.com/source');
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the rules and a record to write by hand are there', async ({page}) => {
    await page.goto('/showcase/add');
    await expect(page.getByRole('region', {name: 'Rules'}).getByRole('listitem')).toHaveCount(8);
    const byHand = page.getByRole('region', {name: 'Or write it by hand'});
    await expect(byHand).toContainText('src/data/showcase');
    await expect(byHand.locator('pre')).toContainText('topic: The tides of one week');
    await expect(page.locator('noscript p')).toContainText('The form needs JavaScript.');
  });
});

test.describe('the record', () => {
  test('grows beside the form, and passes the check of the build', async ({page}) => {
    await open(page);
    await field(page, 'Title').fill('Tide: "Table"');
    await expect(record(page)).toHaveValue(/^title: 'Tide: "Table"'\n/);
    await expect(panel(page)).toContainText('src/data/showcase/tide-table.yaml');
    await expect(panel(page).getByText('5 fields left.')).toBeVisible();
    await fillIn(page);
    await expect(record(page)).toHaveValue(yaml);
    await expect(panel(page).getByText('every field is valid')).toBeVisible();
    const read = readRecord({file: 'tide-table.yaml', text: yaml}, showcaseSchema);
    expect(read).toMatchObject({slug: 'tide-table', record: {title: 'Tide: "Table"'}});
  });

  test('says where its file belongs, where the repository of the site is not known', async ({
    page,
  }) => {
    await open(page);
    await fillIn(page);
    await check(page).click();
    await expect(ready(page)).toBeFocused();
    await expect(ready(page)).toContainText('as src/data/showcase/tide-table.yaml');
    await expect(ready(page).getByRole('link')).toHaveCount(0);
  });

  test.describe('where the repository of the site is known', () => {
    test.use(configured);

    test('goes there with path and text filled in', async ({page}) => {
      await open(page);
      await fillIn(page);
      await check(page).click();
      await expect(ready(page)).toBeFocused();
      const way = ready(page).getByRole('link', {name: 'Open a pull request'});
      const address = new URL((await way.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://github.com/example/site/new/main');
      expect(address.searchParams.get('filename')).toBe('src/data/showcase/tide-table.yaml');
      expect(address.searchParams.get('value')).toBe(yaml);
    });
  });

  test('can be saved as a file', async ({page}) => {
    await open(page);
    await fillIn(page);
    await check(page).click();
    const saved = page.waitForEvent('download');
    await ready(page).getByRole('button', {name: 'Download tide-table.yaml'}).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('tide-table.yaml');
    expect(readFileSync(await file.path(), 'utf8')).toBe(yaml);
  });

  test.describe('with the clipboard', () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('can be copied', async ({page}) => {
      await open(page);
      await fillIn(page);
      await panel(page).getByRole('button', {name: 'Copy record'}).click();
      await expect(panel(page).getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(yaml);
    });

    test.describe('where the repository of the site is known', () => {
      test.use(configured);

      test('that is too long for an address says so, and is copied instead', async ({page}) => {
        await open(page);
        await fillIn(page);
        for (const number of [3, 4, 5, 6]) {
          await page.getByRole('button', {name: 'Add a link'}).click();
          await link(page, number)
            .getByLabel('Address')
            .fill(`https://example.com/${number}${'é'.repeat(279)}`);
        }
        await expect(page.getByRole('button', {name: 'Add a link'})).toBeDisabled();
        await link(page, 2)
          .getByLabel('Address')
          .fill(`https://example.com/2${'é'.repeat(279)}`);
        await check(page).click();
        await expect(ready(page)).toContainText('the safe limit of 8,000');
        await expect(ready(page).getByRole('link', {name: 'Open a new file'})).toHaveAttribute(
          'href',
          'https://github.com/example/site/new/main?filename=src%2Fdata%2Fshowcase%2Ftide-table.yaml',
        );
        await ready(page).getByRole('button', {name: 'Copy record for GitHub'}).click();
        await expect(ready(page).getByText('Copied')).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          await record(page).inputValue(),
        );
      });
    });
  });
});

test.describe('the check', () => {
  test('of an empty form lists what is missing, and leads to each field', async ({page}) => {
    await open(page);
    await expect(panel(page).getByText('6 fields left.')).toBeVisible();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await check(page).focus();
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName('6 fields need a change');
    const items = summary(page).getByRole('link');
    await expect(items).toHaveText([
      /^Title is missing/,
      /^Description is missing/,
      /^Width is missing/,
      /^Height is missing/,
      /^Tags are missing/,
      /^Links are missing/,
    ]);
    await items.filter({hasText: 'Height'}).press('Enter');
    await expect(field(page, 'Height')).toBeFocused();
    await expect(field(page, 'Height')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Height')).toHaveAccessibleDescription(/^Height is missing\./);
    await items.filter({hasText: 'Links'}).click();
    await expect(page.getByRole('group', {name: 'Links', exact: true})).toBeFocused();
    await expect(page).toHaveURL('/showcase/add');
  });

  test('goes on while mistakes are mended, up to the end', async ({page}) => {
    await open(page);
    await check(page).click();
    await fillIn(page);
    await expect(summary(page)).toBeHidden();
    await expect(ready(page)).toBeVisible();
    await field(page, 'Height').fill('tall');
    await expect(ready(page)).toBeHidden();
    await expect(summary(page)).toHaveAccessibleName('One field needs a change');
    await expect(field(page, 'Height')).toHaveAccessibleDescription(/^Height must be a number\./);
  });

  test('of a field that is left tells about this field only', async ({page}) => {
    await open(page);
    await field(page, 'Title').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await field(page, 'Creator’s page (optional)').fill('example.com');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Creator’s page (optional)')).toHaveAccessibleDescription(
      /must be an https address/,
    );
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  });

  test('is asked for by one click, also from a field whose message moves the button', async ({
    page,
  }) => {
    await open(page);
    await expect(panel(page).getByText('6 fields left.')).toBeVisible();
    await link(page, 1).getByLabel('Address').fill('http://x');
    await check(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(link(page, 1).getByLabel('Address')).toHaveAccessibleDescription(/https address/);
  });

  test('refuses email addresses and the name of an entry that exists', async ({page}) => {
    await open(page);
    await fillIn(page);
    await field(page, 'Description').fill('Write to me@example.com for more.');
    await field(page, 'File name (optional)').fill('mux');
    await check(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      /^File name belongs to an existing entry/,
      /^Description must not contain an email address/,
    ]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({colorScheme, reducedMotion: 'reduce'});

    test('mistakes and a finished record have no violation', async ({page}) => {
      const violations = async () => {
        const result = await new AxeBuilder({page}).include('main').analyze();
        expect(result.passes.length).toBeGreaterThan(10);
        return result.violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`);
      };
      await open(page);
      await check(page).click();
      await expect(summary(page)).toBeFocused();
      expect(await violations()).toEqual([]);
      await fillIn(page);
      await expect(ready(page)).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  });
}

test.describe('tags and links', () => {
  test('an existing tag is put in and taken out by its button, by keyboard', async ({page}) => {
    await open(page);
    const tag = page.getByRole('button', {name: 'open source'});
    await tag.focus();
    await page.keyboard.press('Space');
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(field(page, 'Tags')).toHaveValue('open source');
    await page.keyboard.press('Enter');
    await expect(tag).toHaveAttribute('aria-pressed', 'false');
    await expect(field(page, 'Tags')).toHaveValue('');
  });

  test('a link is taken out of the middle, and the focus stays near', async ({page}) => {
    await open(page);
    await fillIn(page);
    await link(page, 1).getByRole('button', {name: 'Remove link 1'}).press('Enter');
    await expect(link(page, 2)).toHaveCount(0);
    await expect(link(page, 1).getByLabel('Address')).toHaveValue('https://example.com/source');
    await expect(link(page, 1).getByLabel('Kind')).toHaveValue('source_code');
    await expect(page.getByRole('group', {name: 'Links', exact: true})).toBeFocused();
    await link(page, 1).getByRole('button', {name: 'Remove link 1'}).click();
    await expect(link(page, 1).getByLabel('Address')).toHaveValue('');
  });
});

test.describe('the draft', () => {
  test('is there after a reload, and can be cleared and brought back', async ({page}) => {
    await open(page);
    await fillIn(page);
    await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(record(page)).toHaveValue(yaml);
    await page.getByRole('button', {name: 'Clear the form'}).click();
    await expect(field(page, 'Title')).toHaveValue('');
    await page.getByRole('button', {name: 'Undo'}).click();
    await expect(record(page)).toHaveValue(yaml);
    await page.getByRole('button', {name: 'Clear the form'}).click();
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Title')).toHaveValue('');
  });

  for (const content of ['{"title":', '[]', '{"title":"x","links":[null]}']) {
    test(`that is corrupt is left aside: ${content}`, async ({page}) => {
      await page.addInitScript((text) => localStorage.setItem('showcase-draft', text), content);
      await open(page);
      await expect(panel(page).getByText('6 fields left.')).toBeVisible();
      await expect(field(page, 'Title')).toHaveValue('');
    });
  }

  test('that the browser refuses to keep is said, and the form works', async ({page}) => {
    await page.addInitScript(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'showcase-draft') {
          throw new DOMException('full', 'QuotaExceededError');
        }
        setItem.call(this, key, value);
      };
    });
    await open(page);
    await fillIn(page);
    await expect(page.getByText('This browser can’t save the draft.')).toBeVisible();
    await expect(record(page)).toHaveValue(yaml);
  });
});

test.describe('validator and YAML writer', () => {
  /** Scripts of the build that hold a text which only the validator, or only the YAML writer, has. */
  const holding = (mark: string) => {
    const folder = path.join(sites.bare.folder, 'assets/js');
    const files = readdirSync(folder).filter(
      (file) =>
        file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(mark),
    );
    expect(files, `scripts that hold ${mark}`).not.toEqual([]);
    return files;
  };
  const lazy = () => [...holding('invalid_format'), ...holding('BLOCK_FOLDED')];

  test('are loaded by this page only, and after it', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/showcase/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(5);
    const files = lazy();
    const found = () => asked.filter((each) => files.some((file) => each.endsWith(`/${file}`)));
    expect(found()).toEqual([]);
    await open(page);
    await expect(panel(page).getByText('6 fields left.')).toBeVisible();
    expect(found().length).toBeGreaterThan(0);
    const html = readFileSync(path.join(sites.bare.folder, 'showcase/add.html'), 'utf8');
    expect(files.filter((file) => html.includes(file))).toEqual([]);
  });

  test.describe('that cannot be loaded', () => {
    test.use({plannedErrors: [/Failed to load resource/]});

    test('are asked for again by Retry, and nothing typed is lost', async ({page}) => {
      const files = lazy();
      const isLazy = (url: URL) => files.some((file) => url.pathname.endsWith(`/${file}`));
      await page.route(isLazy, (route) => route.abort());
      await open(page);
      await expect(page.getByRole('alert')).toContainText('The check could not be loaded.');
      await field(page, 'Title').fill('Kept');
      await page.unroute(isLazy);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(record(page)).toHaveValue(/^title: Kept\n/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
