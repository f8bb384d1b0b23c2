import type {Page} from '@playwright/test';
import {arriveAt} from '../support/navigation.ts';
import {expect, hydrated, test} from '../support/test.ts';

test.use({viewport: {width: 375, height: 812}});

const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

async function open(page: Page, address = '/docs/'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
}

const focusIsInside = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    // Between its last and its first element the focus belongs to the browser's own controls.
    return activeElement === document.body || activeElement?.closest('dialog') !== null;
  });

test('the focus moves in, and Escape closes it and gives the focus back', async ({page}) => {
  await open(page);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the focus stays inside, through every stop and round again', async ({page}) => {
  await open(page, '/about/');
  const stops = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page)).toBe(true);
    stops.add(
      await page.evaluate(() => {
        const {activeElement: stop} = document;
        return stop?.getAttribute('aria-label') ?? stop?.textContent ?? '';
      }),
    );
  }
  for (const name of ['Docs', 'API', 'Products', 'Discord', 'Versions', 'Languages']) {
    expect([...stops]).toContain(name);
  }
});

test('the page behind it is out of reach', async ({page}) => {
  await open(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')!.focus());
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  await page.mouse.click(360, 400);
  await expect(menu(page), 'a click beside it closes it').toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/docs/');
});

test('back to the main menu puts the focus into it', async ({page}) => {
  await open(page);
  await menu(page).getByRole('button', {name: '← Back to main menu'}).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
});

test('a followed link closes it', async ({page}) => {
  await open(page, '/about/');
  await menu(page).getByRole('button', {name: 'Products'}).click();
  await menu(page).getByRole('link', {name: 'Lambda', exact: true}).click();
  await page.waitForURL('/lambda/');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
});

test('the browser’s back button closes it before it leaves the page', async ({page}) => {
  await page.goto('/about/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
  await arriveAt(page, '/blog');
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu(page)).toBeHidden();
});

test('icon links show their names', async ({page}) => {
  await open(page, '/about/');
  for (const name of ['GitHub repository', 'Discord', 'X / Twitter']) {
    const link = menu(page).getByRole('link', {name});
    await expect(link).toBeVisible();
    const label = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(label).toContain(name);
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});

test('it opens as wide as it must and leaves the page behind it visible', async ({page}) => {
  await open(page);
  // It slides in.
  await expect.poll(async () => (await menu(page).boundingBox())!.x).toBe(0);
  const box = (await menu(page).boundingBox())!;
  expect(box.width).toBeLessThan(340);
  expect(box.height).toBe(812);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a link to the footer stands in place of the button', async ({page}) => {
    await page.goto('/docs/');
    await expect(hamburger(page)).toBeHidden();
    await page.getByRole('link', {name: 'Menu'}).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', {name: 'API Reference'})).toBeInViewport();
  });
});
