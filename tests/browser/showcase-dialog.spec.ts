import type {Page} from '@playwright/test';
import {expectNoViolations} from '../support/accessibility.ts';
import {card, cards, openShowcase as open, showcase, withTag} from '../support/showcase.ts';
import {expect, test} from '../support/test.ts';

const all = showcase.length;
const [first, second] = showcase as [(typeof showcase)[0], (typeof showcase)[0]];
const oldest = showcase.at(-1)!;
const dialog = (page: Page) => page.getByRole('dialog');
/** What the dialog announces: the title, and its place in the list. */
const placeOf = (title: string) =>
  `${title}, ${showcase.findIndex((video) => video.title === title) + 1} of ${all}`;
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
      await expectNoViolations(page, 'the dialog', {within: 'dialog'});
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
