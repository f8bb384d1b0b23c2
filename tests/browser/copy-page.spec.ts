import AxeBuilder from '@axe-core/playwright';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const markdown = readFileSync(path.join(sites.bare.folder, 'docs/license.md'), 'utf8');
const prompt = 'Read https://www.remotion.dev/docs/license.md and answer questions about it.';

const parts = (page: Page) => ({
  copy: page.getByRole('button', {name: 'Copy page'}),
  summary: page.locator('[data-page-menu] summary'),
  view: page.getByRole('link', {name: 'View as Markdown'}),
  status: page.locator('[data-page-menu] [role=status]'),
});

async function open(page: Page, address = '/docs/license') {
  await page.goto(address);
  await hydrated(page);
  return parts(page);
}

for (const [width, address] of [
  // A short title and a long one, after which the button begins a line of its own.
  [375, '/docs/spring'],
  [375, '/docs/lambda/rendermediaonlambda'],
  [620, '/docs/spring'],
  [620, '/docs/webcodecs/convert-audiodata'],
  [375, '/blog/2-4'],
] as const) {
  test(`at ${width} px, the menu of ${address} opens within the window`, async ({page}) => {
    await page.setViewportSize({width, height: 812});
    const {summary, view} = await open(page, address);
    await summary.click();
    await expect(view).toBeInViewport({ratio: 1});
    const panel = await view.evaluate((link) => link.closest('ul')!.getBoundingClientRect());
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(width);
  });
}

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('pointing at the button fetches the Markdown once, and the click copies it', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.md')) {
        fetched.push(new URL(request.url()).pathname);
      }
    });
    const {copy, status} = await open(page);
    expect(fetched).toEqual([]);
    await copy.hover();
    await expect.poll(() => fetched).toEqual(['/docs/license.md']);
    await copy.click();
    await expect(status).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    expect(fetched).toEqual(['/docs/license.md']);
    await expect(status).toHaveText('', {timeout: 5000});
  });

  test('the keyboard copies, opens and closes, and the focus comes back', async ({page}) => {
    const {summary, copy, status, view} = await open(page);
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Copied');
    await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(view).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test.describe('on a bad connection', () => {
    test.use({plannedErrors: [/license\.md/]});

    test('a fetch that fails is told, and the next click tries again', async ({page}) => {
      let connected = false;
      await page.route('**/docs/license.md', (route) =>
        connected ? route.continue() : route.abort(),
      );
      const {copy, status} = await open(page);
      await copy.click();
      await expect(status).toHaveText('The Markdown could not be loaded. Try again.');
      connected = true;
      await copy.click();
      await expect(status).toHaveText('Copied');
    });
  });
});

test('where copying is forbidden the button says what to do instead', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('denied'))},
    });
  });
  const {summary, copy, status, view} = await open(page);
  await copy.click();
  await expect(status).toHaveText(
    'Copying is not allowed here. Open the Markdown and copy it from there.',
  );
  await summary.click();
  await expect(view).toHaveAttribute('href', '/docs/license.md');
});

test('a click or the focus elsewhere closes the menu', async ({page}) => {
  const {summary, view} = await open(page);
  await summary.click();
  await expect(view).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(view).toBeHidden();
  await summary.click();
  await page.getByRole('link', {name: 'Open in Claude'}).focus();
  await page.keyboard.press('Tab');
  await expect(view).toBeHidden();
});

test('assistants get the address of the Markdown, and nothing is loaded from them', async ({
  page,
}) => {
  const {summary} = await open(page);
  await summary.click();
  for (const [name, start] of [
    ['ChatGPT', 'https://chatgpt.com/?q='],
    ['Claude', 'https://claude.ai/new?q='],
  ] as const) {
    const link = page.getByRole('link', {name: `Open in ${name}`});
    await expect(link).toHaveAttribute('href', start + encodeURIComponent(prompt));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('posts have the menu, lists of posts have not', async ({page}) => {
  const {summary, view} = await open(page, '/learn/apple-wow');
  await summary.click();
  await expect(view).toHaveAttribute('href', '/learn/apple-wow.md');
  await page.goto('/learn');
  await hydrated(page);
  await expect(parts(page).summary).toHaveCount(0);
});

for (const [where, width] of [
  ['beside', 1280],
  ['below', 375],
] as const) {
  test(`at ${width} pixels the menu stands ${where} the title, in view, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/license', {waitUntil: 'commit'});
    const {summary, view} = parts(page);
    const before = await summary.boundingBox();
    await hydrated(page);
    const [box, title] = [
      (await summary.boundingBox())!,
      (await page.getByRole('heading', {level: 1}).boundingBox())!,
    ];
    expect(box).toEqual(before);
    if (where === 'beside') {
      expect(box.x).toBeGreaterThan(title.x + 200);
      expect(box.y).toBeLessThan(title.y + title.height);
    } else {
      expect(box.y).toBeGreaterThanOrEqual(title.y + title.height);
    }
    await summary.click();
    const list = (await view.boundingBox())!;
    expect(list.x).toBeGreaterThanOrEqual(0);
    expect(list.x + list.width).toBeLessThanOrEqual(width);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu has no accessibility violation, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    const {summary, view} = await open(page);
    await summary.click();
    await expect(view).toBeVisible();
    const {violations, passes} = await new AxeBuilder({page}).include('[data-page-menu]').analyze();
    expect(passes.length).toBeGreaterThan(5);
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens, its links work, and no dead button is shown', async ({page}) => {
    await page.goto('/docs/license');
    const {summary, copy, view} = parts(page);
    await summary.click();
    await expect(page.getByRole('link', {name: 'Open in ChatGPT'})).toBeVisible();
    await expect(copy).toBeHidden();
    await expect(view).toHaveAttribute('href', '/docs/license.md');
  });
});
