import type {Locator, Page} from '@playwright/test';
import {posterOf, withDefaults} from '../../src/demos/demo-types.ts';
import {meta as hero} from '../../src/demos/hero/demo.ts';
import {metas} from '../../src/demos/templates/meta.ts';
import {expect, hydrated, test} from '../support/test.ts';

/** The page of a template shows its demo, which waits for a click; the one on the home page plays by itself. */
const address = '/templates/hello-world';
const demo = withDefaults(metas['hello-world']);

const playerOn = (page: Page) => page.getByRole('main').getByRole('group', {name: 'Video'}).first();
const picture = (player: Locator) => player.getByRole('img').first();
const position = (player: Locator) => player.getByRole('slider', {name: 'Position'});
const frame = async (player: Locator) => Number(await position(player).inputValue());

/** Answers requests for scripts that contain `mark` with what `answer` makes of them; counts them. */
async function interceptScript(
  page: Page,
  mark: string,
  answer: (text: string) => string | null,
): Promise<{count: number; stop: () => Promise<void>}> {
  const seen = {count: 0, stop: () => page.unroute('**/assets/js/*.js*')};
  await page.route('**/assets/js/*.js*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes(mark)) {
      return route.fulfill({response, body: text});
    }
    seen.count += 1;
    const body = answer(text);
    return body === null ? route.abort() : route.fulfill({response, body});
  });
  return seen;
}

/** A message of the Player: its chunk holds it, pages that write about the Player do not. */
const playerMark = 'Pass the `acknowledgeRemotionLicense`';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the poster stands in a box of the right shape', async ({page}) => {
    await page.goto(address);
    const screen = picture(playerOn(page));
    await expect(screen).toHaveAccessibleName(demo.description);
    const image = screen.locator('img');
    await expect(image).toHaveAttribute('src', posterOf('templates/hello-world', demo).src);
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(
      demo.width,
    );
    const box = await screen.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(demo.width / demo.height, 1);
  });
});

test.describe('a demo below the fold', () => {
  test.use({viewport: {width: 1280, height: 160}});

  test('is fetched when it comes into view, and takes over from its poster without a gap', async ({
    page,
  }) => {
    const stage = await interceptScript(page, playerMark, (text) => text);
    await page.goto(address);
    await hydrated(page);
    const player = playerOn(page);
    await expect(player.locator('img')).toHaveCount(1);
    expect(stage.count).toBe(0);

    const gaps = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let empty = 0;
          const look = () => {
            const screen = document.querySelector('main [role="group"] [role="img"]');
            const poster = screen?.querySelector(':scope > img');
            const drawn = screen?.querySelector('.__remotion-player')?.textContent?.includes('H');
            empty += poster || drawn ? 0 : 1;
            if (drawn && !poster) {
              resolve(empty);
            } else {
              requestAnimationFrame(look);
            }
          };
          look();
        }),
    );
    await player.scrollIntoViewIfNeeded();
    expect(await gaps).toBe(0);
    expect(stage.count).toBe(1);
    await expect(position(player)).toHaveValue(String(demo.posterFrame));
  });
});

test('a demo waits at its poster; the keyboard plays it from the beginning, pauses and seeks', async ({
  page,
}) => {
  await page.goto(address);
  await hydrated(page);
  const player = playerOn(page);
  const play = player.getByRole('button', {name: 'Play'});
  await play.focus();
  await page.keyboard.press('Enter');
  const pause = player.getByRole('button', {name: 'Pause'});
  await expect(pause).toBeFocused();
  await expect.poll(() => frame(player)).toBeLessThan(demo.posterFrame);

  await page.keyboard.press('Space');
  await expect(play).toBeFocused();
  const stopped = await frame(player);
  await page.keyboard.press('Tab');
  await expect(position(player)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(position(player)).toHaveValue(String(stopped + 1));
  await page.keyboard.press('End');
  await expect(position(player)).toHaveValue(String(demo.durationInFrames - 1));
  await page.keyboard.press('Home');
  await expect(position(player)).toHaveValue('0');
  await expect(position(player)).toHaveAttribute('aria-valuetext', 'Frame 0, 0.0 of 4.0 seconds');
});

test('a position chosen before the first play is where it starts', async ({page}) => {
  await page.goto(address);
  await hydrated(page);
  const player = playerOn(page);
  await position(player).fill('40');
  await player.getByRole('button', {name: 'Play'}).click();
  await expect(position(player)).not.toHaveValue('40');
  expect(await frame(player)).toBeGreaterThan(40);
});

test('the home page plays its demo by itself once it is touched, and rests it out of sight', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const player = playerOn(page);
  const pause = player.getByRole('button', {name: 'Pause'});
  await expect(pause).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(player.getByRole('button', {name: 'Play'})).toHaveCount(1);
  await player.scrollIntoViewIfNeeded();
  await expect(pause).toBeVisible();
});

test.describe('for readers who prefer less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the demo on the home page stands still until it is played', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const player = playerOn(page);
    const play = player.getByRole('button', {name: 'Play'});
    await expect(play).toBeVisible();
    await expect(position(player)).toHaveValue(String(hero.posterFrame));
    await play.press('Enter');
    await expect(player.getByRole('button', {name: 'Pause'})).toBeVisible();
    await expect.poll(() => frame(player)).not.toBe(hero.posterFrame);
  });
});

test.describe('when the network fails', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('the poster stays, a message says so, and Retry brings the player', async ({page}) => {
    const stage = await interceptScript(page, playerMark, () => null);
    await page.goto(address);
    await hydrated(page);
    const player = playerOn(page);
    await expect(player.getByRole('alert')).toContainText('The player could not be loaded.');
    await expect(player.locator('img')).toBeVisible();
    expect(stage.count).toBe(1);

    const retry = player.getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect.poll(() => stage.count).toBe(2);
    await expect(player.getByRole('alert')).toBeVisible();

    await stage.stop();
    await retry.press('Enter');
    await expect(player.getByRole('button', {name: 'Play'})).toBeVisible();
    await expect(player.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('when a composition throws', () => {
  const mark = '["Hello","World"]';
  test.use({plannedErrors: [/no words today/]});

  test('its error is told in place, and the page lives on', async ({page}) => {
    const composition = await interceptScript(page, mark, (text) =>
      text.replace(mark, '(() => {throw new Error("no words today")})()'),
    );
    await page.goto(address);
    await hydrated(page);
    const player = playerOn(page);
    await expect(player.getByRole('alert')).toContainText('The video stopped: no words today');
    expect(composition.count).toBe(1);
    await expect(player.locator('img')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    await player.getByRole('button', {name: 'Retry'}).click();
    await expect(player.getByRole('alert')).toContainText('no words today');
  });
});
