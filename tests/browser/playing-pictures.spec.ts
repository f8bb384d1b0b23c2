import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const lists = ['/templates/', '/showcase/'];
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const films = (root: Page | Locator) => root.locator('.__remotion-player');

/** How far the playhead of a card has come, 0-1. */
const played = (card: Locator) =>
  card
    .locator('[style*="--played"]')
    .evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--played')));

/** A message of the Player, which only its chunk holds. */
const playerMark = 'Pass the `acknowledgeRemotionLicense`';

/** Answers whether the page has fetched the Player; to be called before the page opens. */
function watchForPlayer(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.text().catch(() => ''));
    }
  });
  return async () => (await Promise.all(scripts)).some((text) => text.includes(playerMark));
}

for (const address of lists) {
  test.describe(address, () => {
    test('a card plays while it is pointed at, and its player comes no sooner', async ({page}) => {
      const hasPlayer = watchForPlayer(page);
      await page.goto(address);
      await hydrated(page);
      const card = cardsOf(page).first();
      await expect(films(page)).toHaveCount(0);
      expect(await hasPlayer()).toBe(false);

      await card.hover();
      await expect(films(card)).toHaveCount(1);
      expect(await hasPlayer()).toBe(true);
      await expect.poll(() => played(card)).toBeGreaterThan(0.1);

      await cardsOf(page).nth(1).hover();
      await expect(films(card)).toHaveCount(0);
      await expect(films(page)).toHaveCount(1);
    });

    test('a card plays while the keyboard is in it, and has no stop of its own', async ({page}) => {
      await page.goto(address);
      await hydrated(page);
      const [first, second] = [cardsOf(page).first(), cardsOf(page).nth(1)];
      await first.getByRole('link').press('Shift');
      await expect(films(first)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(second.getByRole('link')).toBeFocused();
      await expect(films(second)).toHaveCount(1);
      await expect(films(first)).toHaveCount(0);
    });

    test.describe('on a phone', () => {
      test.use({viewport: {width: 375, height: 667}, hasTouch: true, isMobile: true});

      test('the card in the middle plays, once the page has been touched', async ({page}) => {
        await page.goto(address);
        await hydrated(page);
        const card = cardsOf(page).nth(2);
        await card.evaluate((element) => element.scrollIntoView({block: 'center'}));
        await expect(card.locator('img')).toHaveJSProperty('complete', true);
        await expect(films(page)).toHaveCount(0);
        await page.evaluate(() => window.dispatchEvent(new TouchEvent('touchstart')));
        await expect(films(card)).toHaveCount(1);
        await expect(films(page)).toHaveCount(1);
      });
    });

    test.describe('for readers who prefer less motion', () => {
      test.use({contextOptions: {reducedMotion: 'reduce'}});

      test('nothing plays, and nothing is fetched', async ({page}) => {
        const hasPlayer = watchForPlayer(page);
        await page.goto(address);
        await hydrated(page);
        await cardsOf(page).first().hover();
        // Long enough for a card that does play to have asked for its player.
        await page.waitForTimeout(500);
        await expect(films(page)).toHaveCount(0);
        expect(await hasPlayer()).toBe(false);
      });
    });
  });
}

test('the film of an entry plays in its dialog', async ({page}) => {
  await page.goto('/showcase/?video=mux');
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(films(page.getByRole('dialog'))).toHaveCount(1);
});

test.describe('when the network fails', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('a film that cannot be fetched leaves its picture', async ({page}) => {
    await page.goto('/templates/');
    await hydrated(page);
    const asked: string[] = [];
    // Films and what is known of them; other chunks are fetched ahead for links.
    await page.route('**/assets/js/src_demos_*', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const card = cardsOf(page).first();
    await card.hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(card.locator('img')).toBeVisible();
    await expect(films(page)).toHaveCount(0);
  });
});
