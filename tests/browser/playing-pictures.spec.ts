import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

/** What a card is on each page, and how many are side by side on a phone. */
const lists = [
  {address: '/templates/', card: 'article', across: 1},
  {address: '/showcase/', card: 'article', across: 1},
  {address: '/docs/shapes/', card: 'li:has(img)', across: 2},
];
const templates = lists[0]!;
const cardsOf = (page: Page, {card}: (typeof lists)[number]) =>
  page.getByRole('main').locator(card);
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

for (const list of lists) {
  const {address, across} = list;
  test.describe(address, () => {
    test('a card plays while it is pointed at, and its player comes no sooner', async ({page}) => {
      const hasPlayer = watchForPlayer(page);
      await page.goto(address);
      await hydrated(page);
      const card = cardsOf(page, list).first();
      await expect(films(page)).toHaveCount(0);
      expect(await hasPlayer()).toBe(false);

      await card.hover();
      await expect(films(card)).toHaveCount(1);
      expect(await hasPlayer()).toBe(true);
      await expect.poll(() => played(card)).toBeGreaterThan(0.1);

      await cardsOf(page, list).nth(1).hover();
      await expect(films(card)).toHaveCount(0);
      await expect(films(page)).toHaveCount(1);
    });

    test('a card plays while the keyboard is in it, and has no stop of its own', async ({page}) => {
      await page.goto(address);
      await hydrated(page);
      const [first, second] = [cardsOf(page, list).first(), cardsOf(page, list).nth(1)];
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
        const card = cardsOf(page, list).nth(2);
        await card.evaluate((element) => element.scrollIntoView({block: 'center'}));
        await expect(card.locator('img').filter({visible: true})).toHaveJSProperty(
          'complete',
          true,
        );
        await expect(films(page)).toHaveCount(0);
        await page.evaluate(() => window.dispatchEvent(new TouchEvent('touchstart')));
        await expect(films(card)).toHaveCount(1);
        await expect(films(page)).toHaveCount(across);
      });
    });

    test.describe('for readers who prefer less motion', () => {
      test.use({contextOptions: {reducedMotion: 'reduce'}});

      test('nothing plays, and nothing is fetched', async ({page}) => {
        const hasPlayer = watchForPlayer(page);
        await page.goto(address);
        await hydrated(page);
        await cardsOf(page, list).first().hover();
        // Long enough for a card that does play to have asked for its player.
        await page.waitForTimeout(500);
        await expect(films(page)).toHaveCount(0);
        expect(await hasPlayer()).toBe(false);
      });
    });
  });
}

test('a gallery of the docs plays demos whose values can be set', async ({page}) => {
  await page.goto('/docs/transitions/presentations/');
  await hydrated(page);
  const cards = page.getByRole('main').locator('li:has(img)');
  await expect(cards).toHaveCount(8);
  for (const card of [cards.first(), cards.nth(3)]) {
    await card.hover();
    await expect.poll(() => played(card)).toBeGreaterThan(0);
  }
});

test('a still outside of galleries stays still', async ({page}) => {
  await page.goto('/docs/terminology/sequence');
  await hydrated(page);
  const still = page.locator('img[src$="/demos/sequence.webp"]');
  await still.hover();
  await page.waitForTimeout(500);
  await expect(films(page)).toHaveCount(0);
});

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
    const card = cardsOf(page, templates).first();
    await card.hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(card.locator('img')).toBeVisible();
    await expect(films(page)).toHaveCount(0);
  });
});
