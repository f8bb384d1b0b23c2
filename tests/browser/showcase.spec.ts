import type {Page} from '@playwright/test';
import {card, cards, openShowcase as open, showcase, withTag} from '../support/showcase.ts';
import {expect, test} from '../support/test.ts';

const all = showcase.length;
const newestFirst = showcase.map(({title}) => title);
const count = (page: Page) =>
  page.getByRole('region', {name: 'Videos'}).getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox', {name: 'Search the showcase'});
const tags = (page: Page) => page.getByRole('navigation', {name: 'Filter by tag'});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every entry is there, newest first, and leads to its first link', async ({page}) => {
    await page.goto('/showcase/');
    await expect(cards(page)).toHaveText(newestFirst);
    for (const link of await cards(page).all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
    await expect(card(page, 'MUX')).toHaveAttribute(
      'href',
      'https://github.com/davekiss/mux-remotion-demo/',
    );
    await expect(card(page, 'Polygon')).toHaveAttribute('href', 'https://polygon.io');
    await expect(page.locator('noscript p')).toContainText(
      'Search and tag filters require JavaScript.',
    );
    await expect(page.getByText('Illustrations, not screenshots of the products.')).toBeVisible();
  });

  test('a tag is a link and the search a form, to the same address as with scripts', async ({
    page,
  }) => {
    await page.goto('/showcase/');
    await tags(page).getByRole('link', {name: 'music'}).click();
    await expect(page).toHaveURL('/showcase/?tag=music');
    await search(page).fill('map');
    await search(page).press('Enter');
    await expect(page).toHaveURL('/showcase/?q=map');
  });
});

test('all pictures load, and have the ratio of their boxes', async ({page}) => {
  await open(page);
  const pictures = page.getByRole('article').locator('img');
  await expect(pictures).toHaveCount(newestFirst.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(960);
    const {ratio, declared, height} = await picture.evaluate((img: HTMLImageElement) => ({
      ratio: img.clientWidth / img.clientHeight,
      declared: Number(img.getAttribute('height')),
      height: img.naturalHeight,
    }));
    expect(ratio).toBeCloseTo(16 / 9, 1);
    expect(height).toBe(540);
    expect(declared).toBe(540);
  }
});

test.describe('tags', () => {
  test('a tag narrows the list, says so, and the back button takes it back', async ({page}) => {
    await open(page);
    await expect(count(page)).toHaveText(`${all} videos`);
    await tags(page).getByRole('link', {name: 'music'}).click();
    await expect(page).toHaveURL('/showcase/?tag=music');
    await expect(cards(page)).toHaveText(withTag('music'));
    await expect(count(page)).toHaveText(
      `${withTag('music').length} of ${all} videos with the tag “music”`,
    );
    await expect(tags(page).locator('[aria-current]')).toHaveText(/^music/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(all);
    await expect(tags(page).locator('[aria-current]')).toHaveText('All');
  });

  test('by keyboard, the chosen tag keeps the focus and the page its place', async ({page}) => {
    await open(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    const tag = tags(page).getByRole('link', {name: 'data visualization'});
    await tag.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/showcase/?tag=data+visualization');
    await expect(cards(page)).toHaveCount(withTag('data visualization').length);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(tag).toBeFocused();
  });

  test('an address with an unknown tag shows the empty state, with a way back', async ({page}) => {
    await open(page, '?tag=nothing');
    await expect(count(page)).toHaveText('No videos with the tag “nothing”');
    await page.getByRole('button', {name: 'Show all videos'}).click();
    await expect(page).toHaveURL('/showcase/');
    await expect(cards(page)).toHaveCount(all);
  });
});

test.describe('search', () => {
  test('finds words in titles, descriptions and creators, without accents', async ({page}) => {
    await open(page);
    await search(page).fill('METEO');
    await expect(cards(page)).toHaveText(['Hello Météo']);
    await expect(count(page)).toHaveText(`1 of ${all} videos with “METEO”`);
    await expect(page).toHaveURL('/showcase/?q=METEO');
    await search(page).fill('dave kiss');
    await expect(cards(page)).toHaveText(['MUX']);
    await search(page).fill('');
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL('/showcase/');
  });

  test('adds no steps to the history, and goes with a tag', async ({page}) => {
    await page.goto('/contact/');
    await open(page, '?tag=tool');
    await search(page).pressSequentially('social');
    await expect(cards(page)).toHaveText(['Clippulse', 'Revid']);
    await expect(page).toHaveURL('/showcase/?tag=tool&q=social');
    await page.goBack();
    await expect(page).toHaveURL('/contact/');
  });

  test('an address with a text is taken over into the field', async ({page}) => {
    await open(page, '?q=karaoke');
    await expect(search(page)).toHaveValue('karaoke');
    await expect(cards(page)).toHaveText(['MyKaraoke Video']);
  });

  test('what finds nothing can be cleared with one button', async ({page}) => {
    await open(page);
    await search(page).fill('<b>zzz');
    await expect(count(page)).toHaveText('No videos with “<b>zzz”');
    await page.getByRole('button', {name: 'Show all videos'}).press('Enter');
    await expect(cards(page)).toHaveCount(all);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });

  test('takes 64 characters', async ({page}) => {
    await open(page);
    await search(page).focus();
    await page.keyboard.insertText('a'.repeat(1000));
    await expect(search(page)).toHaveValue('a'.repeat(64));
  });
});
