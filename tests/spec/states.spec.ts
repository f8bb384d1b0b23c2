import type {Page} from '@playwright/test';
import {patchScript, scriptOf} from '../support/chunks.ts';
import {openBeforeScript} from '../support/early.ts';
import {follow, gate, watchScripts} from '../support/navigation.ts';
import {expect, hydrated, test} from '../support/test.ts';

const supportScript = scriptOf('@site/docs/support.mdx');

/** A connection on which the site loads nothing ahead, so that a test sees what a click loads. */
const connection = (page: Page, value: {effectiveType: string; saveData: boolean}) =>
  page.addInitScript((network) => {
    Object.defineProperty(navigator, 'connection', {value: network, configurable: true});
  }, value);
const nothingAhead = {effectiveType: '4g', saveData: true};

test.describe('route change', () => {
  test('§4 Route change: The next page is preloaded first.', async ({page}) => {
    const script = gate();
    await page.route(`**/assets/js/${supportScript}`, (route) =>
      script.opened.then(() => route.continue()),
    );
    await page.goto('/docs/resources');
    await hydrated(page);
    const before = await page.locator('h1').innerText();
    const asked = page.waitForRequest(`**/assets/js/${supportScript}`);
    await follow(page, '/docs/support');
    await asked;
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.locator('h1'), 'the page being read stays').toHaveText(before);
    script.open();
    await expect(page.locator('h1')).not.toHaveText(before);
    expect(new URL(page.url()).pathname).toBe('/docs/support');
  });

  test('§4 Route change: The progress bar starts after a 200 ms delay and finishes when the route updates. The spinner is disabled.', async ({
    page,
  }) => {
    await connection(page, nothingAhead);
    const script = gate();
    await page.route(`**/assets/js/${supportScript}`, (route) =>
      script.opened.then(() => route.continue()),
    );
    await page.goto('/docs/resources');
    await hydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, '/docs/support');
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('svg#loader')).toHaveCount(0);
    await page.clock.resume();
    script.open();
    await expect(page.locator('h1')).toHaveText('Support policy');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('§4 Route change: (a page that is there within 200 ms shows no progress bar)', async ({
    page,
  }) => {
    await page.goto('/docs/resources');
    await hydrated(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) {
          document.documentElement.dataset.barSeen = 'yes';
        }
      }).observe(document.body, {childList: true});
    });
    await page.clock.install();
    // With the clock standing still, the page comes in no time at all.
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, '/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
    await page.clock.runFor(1000);
    expect(await page.locator('html').getAttribute('data-bar-seen')).toBeNull();
  });

  test.describe('to a page that cannot be loaded', () => {
    test.use({plannedErrors: [/ERR_FAILED|ChunkLoadError/]});

    test('§4 Route change: If preloading fails, the page reloads fully.', async ({page}) => {
      await connection(page, nothingAhead);
      await page.goto('/docs/resources');
      await hydrated(page);
      let failures = 0;
      await page.route(`**/assets/js/${supportScript}`, (route) => {
        failures += 1;
        return failures === 1 ? route.abort() : route.continue();
      });
      const loads: string[] = [];
      page.on('load', () => loads.push(new URL(page.url()).pathname));
      await follow(page, '/docs/support');
      await expect(page.locator('h1')).toHaveText('Support policy');
      await hydrated(page);
      expect(loads, 'one full load, of the new address').toEqual(['/docs/support']);
    });
  });

  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrolledTo = async (page: Page, y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => scrollY(page)).toBe(y);
  };

  test('§4 Route change: After the change, the page scrolls to the top.', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    await scrolledTo(page, 500);
    await follow(page, '/docs/lambda');
    await page.waitForURL('/docs/lambda');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('§4 Route change: After the change, the page scrolls to the hash target.', async ({
    page,
  }) => {
    await page.goto('/docs/');
    await hydrated(page);
    const link = page.locator('.theme-doc-toc-desktop a').nth(3);
    const id = (await link.getAttribute('href'))!.slice(1);
    await link.click();
    await page.waitForURL(`/docs/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });

  test('§4 Route change: unless only the query changed.', async ({page}) => {
    await page.goto('/docs/?x=1');
    await hydrated(page);
    await scrolledTo(page, 500);
    await follow(page, '/docs/');
    await page.waitForURL('/docs/');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    expect(await scrollY(page)).toBe(500);
  });
});

test.describe('page load', () => {
  test.use({plannedErrors: [/onRecoverableError|ERR_FAILED|React error #418/]});

  test('§4 Page load: loading (spinner after a delay), error (message plus Retry, which retries the load), loaded.', async ({
    page,
  }) => {
    await connection(page, nothingAhead);
    // A retry asks at a new address.
    const script = `**/assets/js/${scriptOf('@site/src/pages/contact/index.tsx')}*`;
    const first = gate();
    const second = gate();
    let asked = 0;
    await page.route(script, async (route) => {
      asked += 1;
      if (asked === 1) {
        await first.opened;
        return route.abort();
      }
      await second.opened;
      return route.continue();
    });
    await openBeforeScript(page);
    const spinner = page.locator('svg#loader');
    const failure = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
    await expect(spinner, 'loading').toBeVisible();
    first.open();
    await expect(failure, 'error').toBeVisible();
    await expect(spinner).toHaveCount(0);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(failure, 'loading again').toHaveCount(0);
    second.open();
    await expect(page.locator('h1'), 'loaded').toBeVisible();
    expect(asked).toBe(2);
  });
});

test.describe('a page module without a default export', () => {
  test.use({plannedErrors: [/default export/]});

  test('§4 A loaded page module without a default export is an error.', async ({page}) => {
    await patchScript(page, scriptOf('@site/src/pages/contact/index.tsx'), (text) =>
      text.replace(/default:\(\)=>\w+/, 'default:()=>undefined'),
    );
    await page.goto('/about/');
    await hydrated(page);
    await follow(page, '/contact/');
    await expect(page.getByText("/contact/ doesn't have a default export")).toBeVisible();
  });
});

test.describe('a crashed page', () => {
  test.use({plannedErrors: [/the page fell over/]});

  test('§4 A crashed page can be retried, which clears the error.', async ({page}) => {
    await page.addInitScript(() => {
      const state = {mended: false};
      Object.assign(window, {
        state,
        crash() {
          if (!state.mended) {
            throw new Error('the page fell over');
          }
          return 'The page stands again.';
        },
      });
    });
    await patchScript(page, supportScript, (text) =>
      text.replace(/default:\(\)=>\w+/, 'default:()=>window.crash'),
    );
    await page.goto('/docs/resources');
    await hydrated(page);
    await follow(page, '/docs/support');
    const title = page.getByRole('heading', {name: 'This page crashed.'});
    const again = page.getByRole('button', {name: 'Try again'});
    await again.click();
    await expect(title, 'the cause is still there').toBeVisible();
    await page.evaluate('window.state.mended = true');
    await again.click();
    await expect(page.getByText('The page stands again.')).toBeVisible();
    await expect(title).toHaveCount(0);
  });

  test('§4 A crashed page can be retried, which clears the error. (Going to another page clears it too.)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        crash() {
          throw new Error('the page fell over');
        },
      });
    });
    for (const source of ['@site/docs/support.mdx', '@site/src/pages/contact/index.tsx']) {
      await patchScript(page, scriptOf(source), (text) =>
        text.replace(/default:\(\)=>\w+/, 'default:()=>window.crash'),
      );
    }
    await page.goto('/docs/resources');
    await hydrated(page);
    const title = page.getByRole('heading', {name: 'This page crashed.'});
    // Inside the layout, which stays from one docs page to the next, and outside of any.
    for (const address of ['/docs/support', '/contact/']) {
      await follow(page, address);
      await expect(title, address).toBeVisible();
      await follow(page, '/docs/');
      await expect(title, address).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
    }
  });
});

test.describe('colour mode', () => {
  const shown = (page: Page) => page.locator('html').getAttribute('data-theme');
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

  test('§4 Colour mode: light or dark. It is kept in browser storage under the key theme. (A third choice, "system", keeps nothing: it shows one of the two.)', async ({
    page,
  }) => {
    await page.goto('/docs/');
    await hydrated(page);
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    await toggle.click();
    expect([await shown(page), await stored(page)]).toEqual(['light', 'light']);
    await toggle.click();
    expect([await shown(page), await stored(page)]).toEqual(['dark', 'dark']);
    await page.reload();
    expect([await shown(page), await stored(page)]).toEqual(['dark', 'dark']);
    await hydrated(page);
    await toggle.click();
    expect([await shown(page), await stored(page)]).toEqual(['light', null]);
  });

  test('§4 Colour mode: light or dark. (A stored value that is neither is ignored and removed.)', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'banana'));
    for (const query of ['', '?docusaurus-theme=banana', '?docusaurus-data-theme=banana']) {
      await page.goto(`/docs/${query}`);
      expect(await shown(page), query).toBe('light');
      await hydrated(page);
      expect(await shown(page), query).toBe('light');
      expect(await stored(page), query).toBeNull();
    }
  });
});

test('§4 Announcement bar: active or closed.', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar, 'active').toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar, 'closed').toHaveCount(0);
  await follow(page, '/player/');
  await page.waitForURL('/player/');
  await expect(bar, 'closed on the next page').toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 812}});

  test('§4 Mobile sidebar: shown or hidden.', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).toBeHidden();
  });
});

test('§4 Navbar: visible or hidden by scroll direction.', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const bar = page.locator('nav.navbar');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 700);
  await expect(bar).toHaveAttribute('data-in-view', 'false');
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar).toHaveAttribute('data-in-view', 'true');
  await expect(bar).toBeInViewport();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`§4 Collapsible blocks animate for a duration derived from content height, or 1 ms under reduced motion. (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await page.goto('/docs/');
    await hydrated(page);
    const category = page
      .locator('.theme-doc-sidebar-item-category')
      .filter({has: page.locator('ul')});
    const list = category.first().locator('> ul');
    await list.evaluate((element) => {
      new MutationObserver(() => {
        const duration = /height ([\d.]+)ms/.exec(element.style.transition)?.[1];
        if (duration && !document.documentElement.dataset.duration) {
          document.documentElement.dataset.duration = duration;
          document.documentElement.dataset.height = String(element.scrollHeight);
        }
      }).observe(element, {attributes: true, attributeFilter: ['style']});
    });
    await category
      .first()
      .locator('.menu__list-item-collapsible button, .menu__link--sublist')
      .last()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-duration', /\d/);
    const {duration, height} = await page.evaluate(() => ({
      ...(document.documentElement.dataset as {duration: string; height: string}),
    }));
    const constant = Number(height) / 36;
    const derived = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
    expect(Number(duration)).toBe(reducedMotion === 'reduce' ? 1 : derived);
  });
}

test.describe('preferred docs version', () => {
  const key = 'docs-preferred-version-default';

  test('§4 The preferred docs version is remembered per docs plugin in local storage.', async ({
    page,
  }) => {
    await page.goto('/docs/api');
    await hydrated(page);
    await page.getByRole('button', {name: 'Next', exact: true}).click();
    await page.locator('.dropdown--show').getByRole('link', {name: 'Next'}).click();
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(stored).toBe('current');
    await page.reload();
    await hydrated(page);
    expect(await stored()).toBe('current');
  });

  test('§4 It is dropped if it no longer exists.', async ({page}) => {
    await page.goto('/docs/');
    await page.evaluate((name) => localStorage.setItem(name, '9.9'), key);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
});

test.describe('loading ahead', () => {
  const open = async (page: Page, network: {effectiveType: string; saveData: boolean}) => {
    await connection(page, network);
    const asked = watchScripts(page);
    await page.goto('/docs/resources');
    await hydrated(page);
    return asked;
  };
  const prefetched = (page: Page) =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('/').pop()!));
  const link = (page: Page) => page.locator('.theme-doc-sidebar-menu a[href="/docs/support"]');

  test('§4 Pages are preloaded on hover of a link.', async ({page}) => {
    const asked = await open(page, {effectiveType: '4g', saveData: false});
    expect(asked).not.toContain(supportScript);
    await link(page).hover();
    await expect.poll(() => asked).toContain(supportScript);
  });

  test.describe('with a finger', () => {
    test.use({hasTouch: true});
    test('§4 Pages are preloaded on touch of a link.', async ({page}) => {
      const asked = await open(page, {effectiveType: '4g', saveData: false});
      expect(asked).not.toContain(supportScript);
      await link(page).dispatchEvent('touchstart');
      await expect.poll(() => asked).toContain(supportScript);
    });
  });

  test('§4 Pages are prefetched when visible.', async ({page}) => {
    await connection(page, {effectiveType: '4g', saveData: false});
    await page.setViewportSize({width: 1280, height: 500});
    await page.goto('/contact/');
    await hydrated(page);
    await expect.poll(() => prefetched(page)).toContain(scriptOf('@site/docs/api.mdx'));
    // Nothing but the footer, out of sight, leads to the templates.
    const footerOnly = scriptOf('@site/src/pages/templates/index.tsx');
    await expect(page.locator('a[href="/templates/"]')).toHaveCount(1);
    expect(await prefetched(page)).not.toContain(footerOnly);
    await page.locator('a[href="/templates/"]').scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).toContain(footerOnly);
  });

  for (const [name, network] of Object.entries({
    '2g': {effectiveType: '2g', saveData: false},
    'slow-2g': {effectiveType: 'slow-2g', saveData: false},
    'save-data': {effectiveType: '4g', saveData: true},
  })) {
    test(`§4 except on 2g or save-data connections. (${name})`, async ({page}) => {
      const asked = await open(page, network);
      await link(page).hover();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
      expect(await prefetched(page)).toEqual([]);
      expect(asked).not.toContain(supportScript);
      await link(page).click();
      await page.waitForURL('/docs/support');
      await expect.poll(() => asked, 'a click still loads the page').toContain(supportScript);
    });
  }
});
