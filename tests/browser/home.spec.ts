import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

test.describe('the start command', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is there at the beginning and at the end, and is copied', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const commands = page.getByText('npx create-video@latest', {exact: true});
    await expect(commands).toHaveCount(2);
    await page.getByRole('button', {name: 'Copy command'}).first().press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npx create-video@latest',
    );
  });

  test('a package manager that is chosen once is chosen everywhere', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('tab', {name: 'bun'}).first().click();
    await expect(page.getByText('bun create video', {exact: true})).toHaveCount(2);
    for (const command of await page.getByText('bun create video', {exact: true}).all()) {
      await expect(command).toBeVisible();
    }
  });
});

test.describe('the strips', () => {
  for (const [label, address] of [
    ['Templates', /^\/templates\/[a-z-]+$/],
    ['Showcase', /^\/showcase\//],
  ] as const) {
    test(`${label} bring each card into view as it is focused`, async ({page}) => {
      await page.setViewportSize({width: 375, height: 800});
      await page.goto('/');
      await hydrated(page);
      const links = page.getByRole('list', {name: label, exact: true}).getByRole('link');
      expect(await links.count()).toBeGreaterThan(3);
      const last = links.last();
      await expect(last).not.toBeInViewport();
      await links.first().focus();
      for (let step = 1; step < (await links.count()); step += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ratio: 0.9});
      expect(await last.getAttribute('href')).toMatch(address);
    });
  }

  test('their pictures load and keep their place', async ({page}) => {
    await page.goto('/');
    const pictures = page.getByRole('main').locator('li img');
    expect(await pictures.count()).toBeGreaterThan(6);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
      await expect(picture).toHaveAttribute('width', /^\d+$/);
      await expect(picture).toHaveAttribute('height', /^\d+$/);
    }
  });
});

test.describe('the price', () => {
  const pricing = (page: Page) => page.getByRole('region', {name: /^Free for small teams/});
  const answer = (page: Page) => pricing(page).locator('output');

  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('shows how it comes about', async ({page}) => {
    await expect(answer(page)).toHaveText('$150 per month');
    await expect(pricing(page).getByText('4 × $25')).toBeVisible();
    await expect(pricing(page).getByText('5,000 ÷ 1,000, rounded up = 5 × $10')).toBeVisible();
    await expect(pricing(page)).toContainText('early 2025');
  });

  test('follows the keyboard', async ({page}) => {
    await pricing(page).getByLabel('Developer seats').focus();
    await page.keyboard.press('ArrowUp');
    await expect(answer(page)).toHaveText('$175 per month');
    await page.keyboard.press('Tab');
    await expect(pricing(page).getByLabel('Cloud renders per month')).toBeFocused();
    await page.keyboard.type('5001');
    await expect(answer(page)).toHaveText('$185 per month');
  });

  test('never falls below the minimum, and is nothing for three people', async ({page}) => {
    await pricing(page).getByLabel('Developer seats').fill('1');
    await pricing(page).getByLabel('Cloud renders per month').fill('0');
    await expect(answer(page)).toHaveText('$100 per month');
    await pricing(page).getByLabel('Employees').fill('4');
    await expect(answer(page)).toHaveText('$100 per month');
    await pricing(page).getByLabel('Employees').fill('3');
    await expect(answer(page)).toHaveText('$0 free to use');
  });

  test('is nothing for individuals, non-profits and evaluation', async ({page}) => {
    const who = pricing(page).getByLabel('Who uses it');
    for (const choice of [
      'An individual',
      'A non-profit organization',
      'Evaluation without commercial use',
    ]) {
      await who.selectOption(choice);
      await expect(answer(page)).toHaveText('$0 free to use');
    }
    await who.selectOption('A company');
    await expect(answer(page)).toHaveText('$150 per month');
  });

  test('asks for a number where there is none', async ({page}) => {
    const seats = pricing(page).getByLabel('Developer seats');
    await seats.fill('0');
    await expect(seats).toHaveAttribute('aria-invalid', 'true');
    await expect(seats).toHaveAccessibleDescription('Enter a whole number from 1 to 10,000.');
    await expect(answer(page)).toContainText('Correct the highlighted number.');
    await seats.fill('5');
    await expect(seats).not.toHaveAttribute('aria-invalid');
    await expect(answer(page)).toHaveText('$175 per month');
  });
});

test('every product leads to its page', async ({page}) => {
  await page.goto('/');
  const products = page
    .getByRole('region', {name: 'Pick what you need'})
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('link');
  await expect(products).toHaveText([
    'Player',
    'Lambda',
    'Studio',
    'Cloud Run',
    'Media Parser',
    'WebCodecs',
    'Recorder',
    'Timeline',
  ]);
  for (const product of await products.all()) {
    const response = await page.request.get((await product.getAttribute('href'))!);
    expect(response.status()).toBe(200);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, with the results of the example', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Make videos program\u00ADmatically',
    );
    await expect(page.getByText('$150', {exact: true}).first()).toBeVisible();
    await expect(page.getByText('npx create-video@latest', {exact: true}).first()).toBeVisible();
    await expect(page.getByRole('heading', {level: 2})).toHaveText([
      'One component, from frame to file',
      'Pick what you need',
      'Start from a template',
      'Made with Remotion',
      'Businesses built with Remotion',
      'Free for small teams. Pay as you grow.',
      'Your first video starts with one command',
    ]);
  });
});
