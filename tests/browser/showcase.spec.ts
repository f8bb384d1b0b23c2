import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {siteRecords} from '../support/records.ts';
import {expect, hydrated, test} from '../support/test.ts';

const {showcase} = siteRecords();
const all = showcase.length;
const newestFirst = showcase.map(({title}) => title);
const [first, second] = showcase as [(typeof showcase)[0], (typeof showcase)[0]];
const oldest = showcase.at(-1)!;
/** What the dialog announces: the title, and its place in the list. */
const placeOf = (title: string) => `${title}, ${newestFirst.indexOf(title) + 1} of ${all}`;
const withTag = (tag: string) =>
  showcase.filter(({tags: own}) => own.some((one) => one === tag)).map(({title}) => title);

const cards = (page: Page) => page.getByRole('article').getByRole('link');
const card = (page: Page, title: string) =>
  page.getByRole('article').getByRole('link', {name: title, exact: true});
const dialog = (page: Page) => page.getByRole('dialog');
const count = (page: Page) =>
  page.getByRole('region', {name: 'Videos'}).getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox', {name: 'Search the showcase'});
const tags = (page: Page) => page.getByRole('navigation', {name: 'Filter by tag'});

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/showcase/${query}`);
  await hydrated(page);
}

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

test.describe('dialog', () => {
  const inside = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('dialog') !== null);

  test('opens by a click, and Escape gives the focus back to the card', async ({page}) => {
    await open(page);
    await card(page, 'Electricity Maps').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card(page, 'Electricity Maps').click();
    await expect(page).toHaveURL('/showcase/?video=electricity-maps');
    await expect(dialog(page)).toHaveAccessibleName('Electricity Maps');
    await expect(dialog(page).getByRole('status')).toHaveText(placeOf('Electricity Maps'));
    await expect(dialog(page).getByText('1920 × 1080 px')).toBeVisible();
    await expect(dialog(page).getByText('April 26, 2024')).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: 'Video', exact: true})).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=5m48kkhak-M',
    );
    expect(await inside(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/');
    await expect(card(page, 'Electricity Maps')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('works by keyboard alone: Enter, arrows round the list, Escape', async ({page}) => {
    await open(page);
    await card(page, first.title).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(first.title);
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page)).toHaveAccessibleName(second.title);
    await expect(page).toHaveURL(`/showcase/?video=${second.slug}`);
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page)).toHaveAccessibleName(first.title);
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page)).toHaveAccessibleName(oldest.title);
    await expect(dialog(page).getByRole('status')).toHaveText(placeOf(oldest.title));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, oldest.title)).toBeFocused();
    await expect(card(page, oldest.title)).toBeInViewport();
  });

  test('previous, next and close are buttons, and stay within the filter', async ({page}) => {
    await open(page, '?tag=music');
    await card(page, 'MyKaraoke Video').click();
    await dialog(page).getByRole('button', {name: 'Next'}).click();
    await expect(page).toHaveURL('/showcase/?tag=music&video=banger-show');
    await expect(dialog(page).getByRole('status')).toHaveText(
      `Banger Show, ${withTag('music').indexOf('Banger Show') + 1} of ${withTag('music').length}`,
    );
    await dialog(page).getByRole('button', {name: 'Previous'}).click();
    await expect(dialog(page)).toHaveAccessibleName('MyKaraoke Video');
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(page).toHaveURL('/showcase/?tag=music');
    await expect(card(page, 'MyKaraoke Video')).toBeFocused();
  });

  test('the focus goes round inside', async ({page}) => {
    await open(page, '?video=mux');
    await expect(dialog(page)).toBeVisible();
    const stops = await dialog(page).locator('a, button').count();
    expect(stops).toBeGreaterThan(5);
    for (let step = 0; step < stops * 2; step++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
      );
      expect(place, `stop ${step + 1}`).toBeTruthy();
    }
  });

  test('the back button closes it, and the forward button opens it again', async ({page}) => {
    await open(page);
    await card(page, 'Revid').click();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page)).toHaveAccessibleName('GitHub Unwrapped');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/');
    await page.goForward();
    await expect(dialog(page)).toHaveAccessibleName('GitHub Unwrapped');
  });

  test.describe('a public video', () => {
    test.use({plannedHosts: ['www.youtube-nocookie.com']});

    test('is loaded by a click, and nothing of its host before', async ({page}) => {
      const requests: string[] = [];
      await page.route(/youtube/, (route) => {
        requests.push(route.request().url());
        return route.abort();
      });
      await open(page, '?video=submagic');
      const play = dialog(page).getByRole('button', {name: 'Play video from YouTube'});
      await expect(play).toBeVisible();
      expect(await page.content()).not.toContain('youtube-nocookie');
      expect(requests).toEqual([]);
      await play.press('Enter');
      const video = dialog(page).locator('iframe');
      await expect(video).toHaveAttribute('title', 'Video: Submagic');
      await expect(video).toHaveAttribute(
        'src',
        'https://www.youtube-nocookie.com/embed/hNKola6xpqQ?autoplay=1',
      );
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      await dialog(page).getByRole('button', {name: 'Next'}).press('Enter');
      await expect(video).toHaveCount(0);
      await open(page, '?video=mux');
      await expect(dialog(page)).toBeVisible();
      await expect(play).toHaveCount(0);
    });
  });

  test('an address opens it, and Escape twice leaves the reader on the page', async ({page}) => {
    await page.goto('/contact/');
    await open(page, '?video=hello-meteo');
    await expect(dialog(page)).toHaveAccessibleName('Hello Météo');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/');
    await expect(card(page, 'Hello Météo')).toBeFocused();
  });

  test('Escape twice in a hurry goes back only once', async ({page}) => {
    await page.goto('/contact/');
    await open(page);
    await card(page, 'Revid').click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).evaluate((element) => {
      element.dispatchEvent(new Event('cancel', {cancelable: true}));
      element.dispatchEvent(new Event('cancel', {cancelable: true}));
    });
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/');
  });

  test('an address whose filter leaves the video out opens it all the same', async ({page}) => {
    await open(page, '?tag=music&video=mux');
    await expect(dialog(page).getByRole('status')).toHaveText(placeOf('MUX'));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/showcase/?tag=music');
    await expect(cards(page)).toHaveCount(withTag('music').length);
  });

  test('an address with an unknown video shows the list', async ({page}) => {
    await open(page, '?video=nothing');
    await expect(cards(page)).toHaveCount(all);
    await expect(dialog(page)).toBeHidden();
  });

  test('a click beside it closes it, a click inside does not', async ({page}) => {
    await open(page);
    await card(page, 'Revid').click();
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/');
  });

  test('a tag in it leads to its list', async ({page}) => {
    await open(page, '?video=watercolor-map');
    await dialog(page).getByRole('link', {name: 'map', exact: true}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/?tag=map');
    await expect(cards(page)).toHaveText(['Electricity Maps', 'Watercolor Map']);
  });

  test('a click for another tab is the browser’s', async ({page}) => {
    await open(page);
    await expect(card(page, 'Revid')).toHaveAttribute('href', '/showcase/?video=revid');
    // The tab itself stays closed: Chromium without a window often never loads or crashes one in the background.
    const left = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('click', (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          });
        }),
    );
    await card(page, 'Revid').click({modifiers: ['ControlOrMeta']});
    expect(await left).toBe(true);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/showcase/');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({colorScheme, reducedMotion: 'reduce'});

      test('has no accessibility violation', async ({page}) => {
        await open(page, '?video=mux');
        await expect(dialog(page)).toBeVisible();
        const {violations, passes} = await new AxeBuilder({page}).include('dialog').analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(violations.map(({id}) => id)).toEqual([]);
      });
    });
  }

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 667}});

    test('fits the width, and scrolls to its end', async ({page}) => {
      await open(page, '?video=hello-meteo');
      const box = await dialog(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(375);
      const last = dialog(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  });
});
