import type {Page} from '@playwright/test';
import {isHydrated, openEarly} from '../support/early.ts';
import {watchScripts} from '../support/navigation.ts';
import {expect, hydrated, test} from '../support/test.ts';

const html = (page: Page) => page.locator('html');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens a page at which a reader is. */
async function openRead(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const script = page.waitForResponse(/reading\.\w+\.js/);
  await page.keyboard.press('Shift');
  await script;
}

/** What readers do who read. */
const reading: Record<string, (page: Page) => Promise<unknown>> = {
  'a movement of the mouse': async (page) => {
    await page.mouse.move(600, 200);
    await page.mouse.move(600, 300);
  },
  'a press on text': (page) => page.locator('.markdown > p').first().click(),
  'a key': (page) => page.keyboard.press('Tab'),
  'the wheel': (page) => page.mouse.wheel(0, 50),
};

/** Has the browser tell of another line. */
const onLine = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);

const roomy = {effectiveType: '4g', downlink: 10, saveData: false};

for (const [what, act] of Object.entries(reading)) {
  test(`${what} has the scripts of React fetched ahead, and no more`, async ({page}) => {
    await onLine(page, roomy);
    await page.goto('/docs/support');
    await act(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(2);
    // Time for React, which must not come.
    await page.waitForTimeout(500);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  test(`${what} lets React take over where a demo is in view`, async ({page}) => {
    await page.goto('/docs/use-current-frame');
    await expect(page.locator('[data-plays]').first()).toBeInViewport();
    await act(page);
    await isHydrated(page).waitFor();
  });
}

for (const [line, connection] of Object.entries({
  'that saves data': {...roomy, saveData: true},
  'of 1.6 Mbit/s': {...roomy, downlink: 1.6},
  'of the third generation': {...roomy, effectiveType: '3g'},
})) {
  test(`on a line ${line}, nothing is fetched ahead of a touch`, async ({page}) => {
    await onLine(page, connection);
    const asked = watchScripts(page);
    await page.goto('/docs/support');
    await page.mouse.wheel(0, 50);
    await expect.poll(() => asked.length).toBe(2);
    // Time for what must not come.
    await page.waitForTimeout(500);
    expect(asked[1]).toMatch(/^reading\./);
    expect(asked).toHaveLength(2);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}

test('a demo further down lets React take over once it is scrolled to', async ({page}) => {
  await page.goto('/docs/player/examples');
  await page.mouse.wheel(0, 50);
  await page.waitForTimeout(500);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.locator('[data-plays]').first().scrollIntoViewIfNeeded();
  await isHydrated(page).waitFor();
});

test('the navbar and the table of contents follow the scrolling without React, and go on with it', async ({
  page,
}) => {
  const bar = page.locator('nav.navbar');
  const line = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  const scrollTo = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
  await page.goto('/docs/renderer/render-media');
  await page.mouse.wheel(0, 10);
  for (const react of ['false', 'true']) {
    await scrollTo('crf');
    await expect(bar).toHaveAttribute('data-in-view', 'false');
    await expect(line).toHaveText('crf');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', react);
    await hydrated(page);
    await scrollTo('composition');
    await expect(bar).toHaveAttribute('data-in-view', 'true');
    await expect(line).toHaveText('composition');
  }
});

test.describe('before React is there', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('code is copied as it is shown, which is announced', async ({page}) => {
    await openRead(page, '/docs/contributing/samples');
    const block = page
      .locator('.theme-code-block:not(.language-mdx)')
      .filter({hasText: 'const seconds = frame / fps'});
    await block.getByRole('button', {name: 'Copy code to clipboard'}).press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await copied(page)).toBe('  const seconds = frame / fps;');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await expect(block.getByRole('status')).toHaveText('');
  });

  test('a command is copied, and React, which comes right then, does not stumble over the words', async ({
    page,
  }) => {
    await openRead(page, '/docs/player/installation');
    const panel = page.getByRole('tabpanel').first();
    await panel.getByRole('button', {name: 'Copy command'}).click();
    await expect(panel.getByRole('status')).toHaveText('Copied');
    expect(await copied(page)).toBe((await panel.locator('code').innerText()).trim());
    await hydrated(page);
    await expect(panel.getByRole('status')).toHaveText('');
  });

  test('a page is copied as Markdown', async ({page}) => {
    await openRead(page, '/docs/support');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('[data-page-menu]').getByRole('status')).toHaveText('Copied');
    expect(await copied(page)).toMatch(/^# Support policy/m);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('the formats of a page open and close', async ({page}) => {
    await openRead(page, '/docs/support');
    const formats = page.locator('[data-page-menu] summary');
    const markdown = page.getByRole('link', {name: 'View as Markdown'});
    await formats.click();
    await expect(markdown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(markdown).toBeHidden();
    await expect(formats).toBeFocused();
    await formats.press('Enter');
    await expect(markdown).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(markdown).toBeHidden();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a tab that is pressed shows at once, and stays', async ({page}) => {
    const open = await openEarly(page, '/docs/player/installation');
    const tab = page.getByRole('tab', {name: 'pnpm'}).first();
    await tab.hover();
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({name}) => name.includes('/reading.')),
    );
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
    await open();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
  });
});

test('a reader who only reads is told of nothing', async ({page}) => {
  await page.clock.install();
  await openRead(page, '/docs/support');
  await page.locator('.markdown > p').first().click();
  await page.clock.fastForward(25_000);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('when its script does not come', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('it is asked for again at the next sign of the reader', async ({page}) => {
    await page.route('**/assets/js/reading.*', (route) => route.abort(), {times: 1});
    const missed = page.waitForEvent('requestfailed');
    await page.goto('/docs/renderer/render-media');
    await page.mouse.wheel(0, 50);
    await missed;
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(page.locator('nav.navbar')).toHaveAttribute('data-in-view', 'false', {
        timeout: 1000,
      });
    }).toPass();
  });

  test('the menu makes room for that of React', async ({page}) => {
    await page.setViewportSize({width: 375, height: 800});
    await page.route('**/assets/js/reading.*', (route) => route.abort());
    await page.goto('/docs/support');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.early-menu dialog')).toBeVisible();
    await hydrated(page);
    await expect(page.locator('.early-menu')).toHaveCount(0);
  });
});

test('where copying is not allowed, the reader is told what to do instead', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openRead(page, '/docs/support');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('[data-page-menu]').getByRole('status')).toHaveText(
    'Copying is not allowed here. Open the Markdown and copy it from there.',
  );
});

test('code that is wider than its box lets React come, which has a button that wraps it', async ({
  page,
}) => {
  await openRead(page, '/docs/contributing/samples');
  const wide = page.locator('.theme-code-block').filter({hasText: 'src/times.ts'}).last();
  await page.locator('.theme-code-block').filter({hasText: "number = '90'"}).last().hover();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await wide.hover();
  await isHydrated(page).waitFor();
  await expect(wide.getByRole('button', {name: 'Wrap long lines'})).toBeVisible();
});
