import type {Frame, Page} from '@playwright/test';
import {expectNoViolations} from '../support/accessibility.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const question = (place: Page | Frame) => place.getByRole('textbox', {name: 'Your question'});
const pages = (place: Page | Frame) =>
  place.getByRole('list', {name: 'Best matches'}).getByRole('link');

test('/ai finds pages without any configuration, by keyboard', async ({page}) => {
  await page.goto('/ai');
  await hydrated(page);
  await question(page).focus();
  await page.keyboard.type('How do I render on Lambda?');
  await page.keyboard.press('Enter');
  await expect(pages(page).first()).toHaveAttribute('href', /lambda/);
  await expect(page.getByRole('status').filter({hasText: 'pages found'})).toHaveCount(1);
  await page.keyboard.press('Shift+Enter');
  await expect(question(page)).toHaveValue('How do I render on Lambda?\n');
});

test('/ai answers an example question', async ({page}) => {
  await page.goto('/ai');
  await hydrated(page);
  const example = page.getByRole('button', {name: 'How do I render a video on AWS Lambda?'});
  await example.press('Enter');
  await expect(pages(page).first()).toHaveAttribute('href', /lambda/);
  await expect(question(page)).toHaveValue('How do I render a video on AWS Lambda?');
  await expect(example).toBeFocused();
});

test('/ai can be read, and says what is missing, without a script', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/ai');
  await expect(page.getByRole('heading', {level: 1, name: 'Ask AI'})).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Finding pages requires JavaScript');
  await expect(page.getByRole('heading', {name: 'How it works'})).toBeVisible();
  await context.close();
});

test('/ai-embed is the panel alone, and asks not to be indexed', async ({page}) => {
  await page.goto('/ai-embed');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ask AI');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Ask AI'})).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await question(page).fill('player');
  await page.getByRole('button', {name: 'Find pages'}).click();
  await expect(pages(page).first()).toHaveAttribute('target', '_blank');
});

test('/ai-embed answers a question that a page of this site sends', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/ai-embed';
    frame.title = 'Ask AI';
    document.querySelector('main')!.prepend(frame);
  });
  const element = await page.waitForSelector('iframe[title="Ask AI"]');
  const frame = (await element.contentFrame())!;
  await frame.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => {
    const {contentWindow} = document.querySelector('iframe')!;
    contentWindow!.postMessage(
      {type: 'ask-ai:question', question: 'What does Lambda cost?'},
      location.origin,
    );
  });
  await expect(question(frame)).toHaveValue('What does Lambda cost?');
  await expect(pages(frame).first()).toHaveAttribute('href', /lambda/);
});

test.describe('from another origin', () => {
  test('/ai-embed ignores a question', async ({page, context}) => {
    // As from a host that sends no headers: with them, no other origin reaches the window at all.
    await context.route(/\/(?:templates\/|ai-embed)$/, async (route) => {
      const response = await route.fetch();
      const {'cross-origin-opener-policy': _, ...headers} = response.headers();
      await route.fulfill({response, headers});
    });
    // Another name of the same host is another origin.
    await page.goto(`${sites.bare.url}/templates/`);
    const other = new URL('/ai-embed', sites.bare.url);
    other.hostname = 'localhost';
    const opening = context.waitForEvent('page');
    await page.evaluate((address) => {
      Object.assign(window, {opened: window.open(address)});
    }, other.href);
    const frame = await opening;
    await hydrated(frame);
    await frame.evaluate(() => {
      window.addEventListener('message', ({origin}) => {
        document.documentElement.dataset.heardFrom = origin;
      });
    });
    await page.evaluate(() => {
      const {opened} = window as unknown as {opened: Window};
      opened.postMessage({type: 'ask-ai:question', question: 'Injected'}, '*');
    });
    await expect(frame.locator('html')).toHaveAttribute('data-heard-from', sites.bare.url);
    await expect(question(frame)).toHaveValue('');
    await expect(pages(frame)).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    for (const address of ['/ai', '/ai-embed']) {
      test(`${address} is accessible with an answer (${colorScheme})`, async ({page}) => {
        await page.goto(address);
        await hydrated(page);
        await question(page).fill('player');
        await page.keyboard.press('Enter');
        await expect(pages(page).first()).toBeVisible();
        await expectNoViolations(page);
      });
    }
  });
}
