import type {Page} from '@playwright/test';
import {expectNoViolations} from '../support/accessibility.ts';
import {assistantHost} from '../support/assistant.ts';
import {analytics} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test, openDocs} from '../support/test.ts';

const opener = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});
const question = (page: Page) => panel(page).getByRole('textbox', {name: 'Your question'});
const links = (page: Page) =>
  panel(page).getByRole('list', {name: 'Best matches'}).getByRole('link');

const open = async (page: Page) => {
  await opener(page).click();
  await expect(question(page)).toBeFocused();
};

test.describe('without an assistant', () => {
  test('the button opens the panel, Escape closes it, focus returns, the question is kept', async ({
    page,
  }) => {
    await openDocs(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
    await page.keyboard.type('How do I render on Lambda?');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    // Typed before the panel is there.
    await opener(page).click();
    await page.keyboard.type(' Please');
    await expect(question(page)).toHaveValue('How do I render on Lambda? Please');
    await question(page).fill('How do I render on Lambda?');
    await panel(page).getByRole('button', {name: 'Close'}).click();
    await expect(opener(page)).toBeFocused();

    await open(page);
    await page.mouse.click(8, 700);
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.reload();
    await hydrated(page);
    await open(page);
    await expect(question(page)).toHaveValue('How do I render on Lambda?');
  });

  test('it asks no other host, and its script is not part of the page', async ({page}) => {
    await page.goto('/docs/', {waitUntil: 'networkidle'});
    await hydrated(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open(page);
    expect(scripts.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    await expect(panel(page).getByText('could not be reached')).toHaveCount(0);
  });

  test('it shows the pages that fit best, and following one closes it', async ({page}) => {
    await openDocs(page);
    await open(page);
    await page.keyboard.type('What does a license cost?');
    await page.keyboard.press('Enter');
    await expect(links(page).first()).toHaveAttribute('href', '/docs/license');
    expect(await links(page).count()).toBeLessThanOrEqual(5);
    await links(page).first().click();
    await expect(page).toHaveURL('/docs/license');
    await expect(panel(page)).toBeHidden();
  });

  test('it copies a prompt with the question and the full addresses of the pages', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDocs(page);
    await open(page);
    await page.keyboard.type('What does a company license cost?');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', {name: 'Copy prompt'}).click();
    await expect(panel(page).getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('What does a company license cost?');
    expect(copied).toContain('https://www.remotion.dev/docs/license');
    await expect(panel(page).getByRole('region')).toHaveText(copied);
  });

  test('a refused copy is said, and the prompt stands there to be selected', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await openDocs(page);
    await open(page);
    await page.keyboard.type('player');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', {name: 'Copy prompt'}).click();
    await expect(panel(page).getByText('Copying is not allowed here.')).toBeVisible();
    await expect(panel(page).getByRole('region')).toContainText('player');
  });

  test('words that no page has still make a prompt', async ({page}) => {
    await openDocs(page);
    await open(page);
    await page.keyboard.type('qqqzzz');
    await page.keyboard.press('Enter');
    // The texts of all pages are searched first.
    await expect(panel(page).getByText('No pages match.')).toBeVisible({timeout: 20_000});
    await expect(panel(page).getByRole('region')).toContainText('https://www.remotion.dev/docs/');
  });

  test('leaving the page while the panel loads cancels it', async ({page}) => {
    await openDocs(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('link', {name: 'Next The fundamentals'}).click();
    await expect(opener(page)).toHaveAttribute('aria-busy', 'false');
    release();
    await page.waitForLoadState('networkidle');
    await expect(panel(page)).toHaveCount(0);
  });

  test('an empty question finds nothing and breaks nothing', async ({page}) => {
    await openDocs(page);
    await open(page);
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', {name: 'Find pages'}).click();
    await expect(question(page)).toHaveValue('');
    await expect(links(page)).toHaveCount(0);
  });

  test('Tab stays inside', async ({page}) => {
    await openDocs(page);
    await open(page);
    const outside = () =>
      page.evaluate(() => {
        const {activeElement, body} = document;
        // Past the last stop the focus is in the browser's own bar, which the page sees as its body.
        return activeElement !== body && !activeElement?.closest('dialog');
      });
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    }
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 700}});

  test('the button leaves what is read, and returns on the way up or for the keyboard', async ({
    page,
  }) => {
    await openDocs(page);
    await expect(opener(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(opener(page)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 800));
    await expect(opener(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(opener(page)).not.toBeInViewport();
    await opener(page).focus();
    await expect(opener(page)).toBeInViewport({ratio: 1});
  });

  test('the button covers nothing that has the focus', async ({page}) => {
    await openDocs(page);
    const link = page.getByRole('link', {name: /^Next/});
    const isCovered = async () => {
      const [text, cover] = [(await link.boundingBox())!, (await opener(page).boundingBox())!];
      return text.y + text.height > cover.y && text.x + text.width > cover.x;
    };
    const {y, height} = (await link.boundingBox())!;
    const atBottom = y + height - 700;
    await page.evaluate((top) => window.scrollTo(0, top), atBottom + 50);
    await expect(opener(page)).not.toBeInViewport();
    await page.evaluate((top) => window.scrollTo(0, top), atBottom);
    await expect.poll(isCovered).toBe(true);
    await link.focus();
    await expect.poll(isCovered).toBe(false);
  });
});

test.describe('when the index is out of reach', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('the panel says when the reader is offline', async ({page, context}) => {
    await openDocs(page);
    await open(page);
    await context.setOffline(true);
    await page.keyboard.type('license');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);
    await panel(page).getByRole('button', {name: 'Retry'}).click();
    await expect(links(page).first()).toHaveAttribute('href', '/docs/license');
  });
});

test.describe('with an assistant', () => {
  test.use({
    baseURL: sites.configured.url,
    plannedHosts: [assistantHost, analytics.host],
    // Offline, what is fetched ahead does not come either.
    plannedErrors: [/googletagmanager|crawlchat|ERR_INTERNET_DISCONNECTED/],
  });

  const fallback = async (page: Page) => {
    await expect(panel(page).getByText('The assistant could not be reached.')).toBeVisible();
    await expect(question(page)).toBeFocused();
    await page.keyboard.type('license');
    await page.keyboard.press('Enter');
    await expect(links(page).first()).toHaveAttribute('href', '/docs/license');
  };

  test('the panel opens when the service is blocked', async ({page}) => {
    await page.route(`https://${assistantHost}/**`, (route) => route.abort());
    await openDocs(page);
    await opener(page).click();
    await fallback(page);
  });

  for (const [name, body] of Object.entries({
    'never answers': null,
    'answers with something else': 'window.other = true;',
  })) {
    test(`the panel opens after five seconds when the service ${name}`, async ({page}) => {
      await page.clock.install();
      await page.route(`https://${assistantHost}/**`, (route) =>
        body === null
          ? new Promise(() => undefined)
          : route.fulfill({contentType: 'text/javascript', body}),
      );
      await openDocs(page);
      // From here on only the test lets time pass, however busy the machine is.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const asked = page.waitForRequest(`https://${assistantHost}/**`);
      await opener(page).click();
      await asked;
      await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(4900);
      await expect(panel(page)).toHaveCount(0);
      await page.clock.runFor(200);
      await page.clock.resume();
      await fallback(page);
    });
  }

  test('offline, the panel opens at once', async ({page, context}) => {
    await openDocs(page);
    // The panel's script has been loaded before, as on a second use.
    await page.route(`https://${assistantHost}/**`, (route) => route.abort());
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await opener(page).click();
    await expect(panel(page).getByText('The assistant could not be reached.')).toBeVisible();
    await context.setOffline(false);
  });
});

for (const [view, use] of Object.entries({
  light: {colorScheme: 'light'},
  dark: {colorScheme: 'dark'},
  phone: {colorScheme: 'light', viewport: {width: 375, height: 812}},
} as const)) {
  test.describe(`accessibility, ${view}`, () => {
    test.use({...use, plannedErrors: [/Failed to load resource/]});

    test('no state of the panel has a violation', async ({page}) => {
      await page.route('**/search/*.json', (route) => route.abort());
      await openDocs(page);
      await open(page);
      await expectNoViolations(page, 'open');
      await page.keyboard.type('player');
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'failure');
      await page.unrouteAll();
      await panel(page).getByRole('button', {name: 'Retry'}).click();
      await expect(links(page).first()).toBeVisible();
      await expectNoViolations(page, 'answer');
    });
  });
}
