import type {Page} from '@playwright/test';
import {mainScript} from '../support/chunks.ts';
import {expect, hydrated, test} from '../support/test.ts';

const bar = (page: Page) => page.locator('nav.navbar');
const group = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true});
const item = (page: Page, name: string) => bar(page).getByRole('link', {name, exact: true});

test.describe('a dropdown', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
  });

  test('opens under the mouse, says so, and closes when the mouse leaves', async ({page}) => {
    await expect(group(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
    await group(page, 'Products').hover();
    await expect(item(page, 'Timeline')).toBeVisible();
    await expect(group(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    // While it opens, what is below it can still be hit.
    await page.locator('.dropdown--show .dropdown__menu').evaluate(async (menu) => {
      await Promise.all(menu.getAnimations().map(({finished}) => finished));
    });
    await item(page, 'Timeline').hover();
    await expect(item(page, 'Timeline'), 'on the way to its last item').toBeVisible();
    await page.mouse.move(900, 600);
    await expect(item(page, 'Timeline')).toBeHidden();
    await expect(group(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open after a click, until the next one', async ({page}) => {
    await group(page, 'Products').click();
    await page.mouse.move(900, 600);
    await expect(item(page, 'Player')).toBeVisible();
    await group(page, 'Products').click();
    await expect(item(page, 'Player')).toBeHidden();
  });

  test('closes when the mouse opens another', async ({page}) => {
    await group(page, 'Products').click();
    await group(page, 'Resources').hover();
    await expect(item(page, 'Blog')).toBeVisible();
    await expect(item(page, 'Player')).toBeHidden();
  });

  test('Escape closes it and gives the focus back to its button', async ({page}) => {
    await group(page, 'Products').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(item(page, 'Player')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Player')).toBeHidden();
    await expect(group(page, 'Products')).toBeFocused();
  });

  test('Escape closes it under the mouse too, and leaves the focus where it is', async ({page}) => {
    await group(page, 'Products').hover();
    await expect(item(page, 'Player')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Player')).toBeHidden();
    await expect(group(page, 'Products')).not.toBeFocused();
  });

  test('closes behind the focus, and when one of its links is followed', async ({page}) => {
    await group(page, 'Products').focus();
    await page.keyboard.press('Enter');
    await item(page, 'Timeline').focus();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Resources')).toBeFocused();
    await expect(item(page, 'Timeline')).toBeHidden();

    await group(page, 'Products').click();
    await item(page, 'Timeline').click();
    await page.waitForURL('/docs/timeline/');
    await expect(item(page, 'Player')).toBeHidden();
  });

  test('is out of reach of the Tab key while it is closed', async ({page}) => {
    await group(page, 'Products').focus();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Resources')).toBeFocused();
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});
    test('a tap opens it, another closes it, and so does a tap elsewhere', async ({page}) => {
      await group(page, 'Products').tap();
      await expect(item(page, 'Player')).toBeVisible();
      await group(page, 'Products').tap();
      await expect(item(page, 'Player')).toBeHidden();
      await group(page, 'Products').tap();
      await page.locator('h1').tap();
      await expect(item(page, 'Player')).toBeHidden();
    });
  });
});

test.describe('a dropdown without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('opens under the mouse and for the keyboard', async ({page}) => {
    await page.goto('/docs/');
    await group(page, 'Products').hover();
    await expect(item(page, 'Player')).toBeVisible();
    await page.mouse.move(900, 600);
    await expect(item(page, 'Player')).toBeHidden();
    await group(page, 'Products').focus();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Player')).toBeFocused();
    await expect(item(page, 'Player')).toBeVisible();
  });
});

test('a dropdown opened before the scripts came stays open when they do', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/js/${mainScript()}`, (route) => held.then(() => route.continue()));
  await page.goto('/docs/', {waitUntil: 'commit'});
  await expect(bar(page), 'styled').toHaveCSS('position', 'sticky');
  await group(page, 'Products').hover();
  await expect(item(page, 'Player')).toBeVisible();
  release();
  await hydrated(page);
  await expect(item(page, 'Player')).toBeVisible();
  await expect(group(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the logo', () => {
  for (const key of ['Shift+F10', 'ContextMenu']) {
    test(`${key} on it keeps the browser’s own menu`, async ({page, context}) => {
      await page.goto('/docs/');
      await hydrated(page);
      const outcome = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), {
              once: true,
            });
          }),
      );
      await item(page, 'Remotion').focus();
      await page.keyboard.press(key);
      expect(await outcome, 'whether the page stopped it').toBe(false);
      expect(context.pages()).toHaveLength(1);
    });
  }
});

test('a hidden navbar comes back when the keyboard goes into it', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(bar(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await item(page, 'API').focus();
  await page.keyboard.press('Tab');
  await expect(group(page, 'Products')).toBeFocused();
  await expect(group(page, 'Products')).toBeInViewport({ratio: 1});
});

for (const width of [997, 1100, 1280, 1600]) {
  test(`all items have room at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/');
    await hydrated(page);
    const boxes = await bar(page)
      .locator('.navbar__items > *:visible')
      .evaluateAll((items) =>
        items
          .map((element) => {
            const {left, right, top, bottom} = element.getBoundingClientRect();
            return {left, right, middle: Math.round((top + bottom) / 2)};
          })
          .sort((a, b) => a.left - b.left),
      );
    expect(boxes.length).toBeGreaterThan(11);
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
    const middles = boxes.map(({middle}) => middle);
    expect(Math.max(...middles) - Math.min(...middles), 'in one row').toBeLessThanOrEqual(2);
    boxes.slice(1).forEach(({left}, index) => {
      expect(left, 'no item over another').toBeGreaterThanOrEqual(boxes[index]!.right - 0.5);
    });
    const wrapped = await bar(page)
      .locator('.navbar__link')
      .evaluateAll((links) => links.filter((link) => link.getClientRects().length > 1).length);
    expect(wrapped).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test.describe('on a dark system', () => {
    test.use({colorScheme: 'dark'});
    test('pages are dark, with the logo and the pictures for it', async ({page}) => {
      await page.goto('/docs/shapes/pie');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 13, 18)');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('img.footer__logo').locator('visible=true')).toHaveAttribute(
        'src',
        /white/,
      );
      const pictures = page.locator('main img').locator('visible=true');
      await expect(pictures.first()).toHaveAttribute('src', /\.dark\./);
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(pictures.first()).not.toHaveAttribute('src', /\.dark\./);
    });
  });

  test('the logos are there once, in navbar and footer', async ({page}) => {
    await page.goto('/about/');
    for (const picture of ['.navbar__logo svg', 'img.footer__logo']) {
      await expect(page.locator(picture).locator('visible=true')).toHaveCount(1);
    }
  });

  test('a link to the search page stands in place of the button that opens it', async ({page}) => {
    await page.goto('/about/');
    await expect(bar(page).getByRole('button', {name: 'Search'})).toBeHidden();
    await bar(page).getByRole('link', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search');
  });
});
