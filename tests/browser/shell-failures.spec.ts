import type {Page} from '@playwright/test';
import {mainScript, scriptOf} from '../support/chunks.ts';
import {follow} from '../support/navigation.ts';
import {modalScripts, openSearch, searchButton} from '../support/search.ts';
import {expect, hydrated, openDocs, test, touch} from '../support/test.ts';

const notice = (page: Page) => page.locator('.site-notice');
const path = (page: Page) => page.evaluate(() => location.pathname + location.hash);

test.describe('a hash that cannot be decoded', () => {
  test('when the page opens', async ({page}) => {
    await page.goto('/docs/support#%E0%A4%A');
    await hydrated(page);
    expect(await path(page)).toBe('/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
  });

  test('on a page that is open: nothing moves, and the page goes on working', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    const title = await page.locator('h1').innerText();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await expect.poll(() => path(page)).toBe('/docs/');
    await expect(page.locator('h1')).toHaveText(title);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(500);
    await follow(page, '/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
  });
});

test.describe('a reader who is offline', () => {
  test.use({plannedErrors: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError/]});

  const goOffline = async (page: Page) => {
    // Nothing is loaded ahead, so that only pages that were read are there.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      });
    });
    await page.goto('/docs/resources');
    await hydrated(page);
    await follow(page, '/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
    await page.context().setOffline(true);
  };

  test('keeps the page when a link leads to one that has not been loaded, and is told so', async ({
    page,
  }) => {
    await goOffline(page);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/lambda"]').click();
    await expect(notice(page)).toHaveRole('alert');
    await expect(notice(page)).toContainText('You are offline');
    await expect(page.locator('h1')).toHaveText('Support policy');
    expect(await path(page)).toBe('/docs/support');

    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(notice(page)).toContainText('You are still offline.');
    expect(await path(page)).toBe('/docs/support');

    await page.context().setOffline(false);
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await page.waitForURL('/docs/lambda');
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('opens a page that has been loaded', async ({page}) => {
    await goOffline(page);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/resources"]').click();
    await page.waitForURL('/docs/resources');
    await expect(page.locator('h1')).not.toHaveText('Support policy');
    await expect(notice(page)).toHaveCount(0);
  });

  test('keeps the page when a result of the search leads to one that has not been loaded', async ({
    page,
  }) => {
    await goOffline(page);
    await page.context().setOffline(false);
    const dialog = await openSearch(page);
    await page.keyboard.type('lambda');
    await expect(dialog.locator('li a').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('You are offline');
    expect(await path(page)).toBe('/docs/support');
  });

  test('can still jump within the page, and close the message', async ({page}) => {
    await goOffline(page);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/lambda"]').click();
    await notice(page).getByRole('button', {name: 'Close message'}).click();
    await expect(notice(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      location.hash = '#__docusaurus_skipToContent_fallback';
    });
    await expect(page.locator('h1')).toHaveText('Support policy');
    await expect(notice(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 812}});
    test('sees the message although the menu was open', async ({page}) => {
      await goOffline(page);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('dialog').locator('.menu a[href="/docs/lambda"]').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(notice(page)).toBeVisible();
      await notice(page).getByRole('button', {name: 'Close message'}).click();
      await expect(notice(page)).toHaveCount(0);
    });
  });
});

test.describe('scripts that are missing on the first load', () => {
  test.use({plannedErrors: [/ERR_FAILED|Loading chunk/]});

  for (const [what, file] of [
    ['the page’s own script', () => scriptOf('@site/docs/support.mdx')],
    ['the main script', mainScript],
  ] as const) {
    test(`${what}: the page stays readable, the message is true, Retry mends it`, async ({
      page,
    }) => {
      const address = `**/assets/js/${file()}`;
      await page.route(address, (route) => route.abort());
      await page.goto('/docs/support');
      await touch(page);
      await expect(notice(page)).toHaveRole('alert');
      await expect(notice(page)).toContainText('Part of this page did not load.');
      await expect(notice(page)).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText('Support policy');
      await page.unroute(address);
      await notice(page).getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText('Support policy');
    });
  }
});

test.describe('a main script that reports nothing', () => {
  test.use({plannedErrors: [/SyntaxError|Unexpected|Invalid/]});

  for (const [how, body] of [
    ['is cut off', 'const cut = {'],
    ['is empty', ''],
    ['never arrives', null],
  ] as const) {
    test(`${how}: the page stays readable, and after a while its reader is told`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route(`**/assets/js/${mainScript()}`, (route) =>
        body === null ? undefined : route.fulfill({contentType: 'text/javascript', body}),
      );
      await page.goto('/docs/support', {waitUntil: body === null ? 'commit' : 'load'});
      await expect(page.locator('h1')).toHaveText('Support policy');
      await expect(notice(page)).toHaveCount(0);
      await touch(page);
      await page.clock.fastForward(21_000);
      await expect(notice(page)).toContainText('Part of this page did not load.');
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }

  test('comes late: the message goes when everything works', async ({page}) => {
    await page.clock.install();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/assets/js/${mainScript()}`, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/docs/support', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toHaveText('Support policy');
    await touch(page);
    await page.clock.fastForward(21_000);
    await expect(notice(page)).toBeVisible();
    arrive();
    await hydrated(page);
    await page.clock.runFor(1500);
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('a new deployment under an open page', () => {
  test.use({plannedErrors: [/Failed to load resource|404/]});

  test('is named when a part of the old one is asked for', async ({page}) => {
    await openDocs(page);
    const files = modalScripts();
    await page.route(
      (url) => files.some((file) => url.pathname.endsWith(file)),
      (route) => route.fulfill({status: 404, body: 'Not found'}),
    );
    await page.route('/docs/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(mainScript(), 'main.anew0000.js');
      await route.fulfill({response, body: html});
    });
    await searchButton(page).click();
    await expect(notice(page)).toContainText('This site was updated');
    await page.unrouteAll();
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    expect(await path(page)).toBe('/docs/');
    await openSearch(page);
  });
});

test.describe('a browser without', () => {
  test('modal dialogs: the search and the questions open all the same', async ({page}) => {
    await page.addInitScript(() => {
      const {prototype} = HTMLDialogElement as unknown as {prototype: Record<string, unknown>};
      delete prototype.showModal;
      delete prototype.close;
    });
    await openDocs(page);
    const search = await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  });

  test('an observer of sizes: pages with tables can be read', async ({page}) => {
    await page.addInitScript(() => {
      delete (window as Partial<typeof window>).ResizeObserver;
    });
    await page.goto('/docs/lambda');
    await hydrated(page);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
});

test.describe('an extension of the browser', () => {
  test.use({plannedErrors: [/NotFoundError/]});

  test('that takes parts of a page away does not take the next one', async ({page}) => {
    await page.goto('/docs/support');
    await hydrated(page);
    await page.evaluate(() => {
      document.querySelector('[aria-label="Ask AI"]')!.remove();
      document.querySelector('.theme-doc-sidebar-container')!.remove();
    });
    await page.locator('.navbar__brand').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
});

test('a script that fails later, for a page nobody has asked for, shows no message', async ({
  page,
}) => {
  await page.goto('/docs/support');
  await hydrated(page);
  await page.evaluate(() => {
    const event = new PromiseRejectionEvent('unhandledrejection', {
      promise: Promise.resolve(),
      reason: Object.assign(new Error('Loading chunk 1 failed'), {name: 'ChunkLoadError'}),
    });
    dispatchEvent(event);
  });
  await expect(notice(page)).toHaveCount(0);
});

for (const [how, refuse] of Object.entries({
  'refuses every call': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }
  },
  'cannot even be looked at': () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is not there': () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
})) {
  test(`with a storage that ${how} everything works, and nothing is reported`, async ({page}) => {
    await page.addInitScript(refuse);
    await page.goto('/docs/');
    await hydrated(page);
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const announcement = page.getByRole('region', {name: 'Announcement'});
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toHaveCount(0);
    await follow(page, '/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('with nonsense in every key of the storage everything works', async ({page}) => {
  await page.addInitScript(() => {
    for (const key of [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docs-preferred-version-default',
      'docusaurus.tab.package-manager',
    ]) {
      localStorage.setItem(key, '{"\u0000nonsense');
    }
  });
  await page.goto('/docs/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
});
