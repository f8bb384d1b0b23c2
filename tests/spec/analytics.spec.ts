import type {Page} from '@playwright/test';
import {registry, scriptOf} from '../support/chunks.ts';
import {follow, watchScripts} from '../support/navigation.ts';
import {withPrerendering} from '../support/prerendering-browser.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const service = 'https://www.googletagmanager.com/**';

type Command = [string, string, Record<string, unknown>];

/** The commands that wait for the service, or have been handed to it. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  ) as Promise<Command[]>;
const views = async (page: Page) =>
  (await commands(page))
    .filter(([kind, name]) => kind === 'event' && name === 'page_view')
    .map(([, , view]) => view.page_path);

test.describe('with a measurement id', () => {
  test.use({baseURL: sites.configured.url, plannedHosts: ['www.googletagmanager.com']});

  test.beforeEach(async ({page}) => {
    await page.route(service, (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'window.serviceArrived = true;'}),
    );
  });

  test('§7 Analytics page-view event on every route change where pathname, query or hash changed.', async ({
    page,
  }) => {
    await page.goto('/docs/');
    await hydrated(page);
    await expect.poll(() => views(page)).toEqual(['/docs/']);

    await follow(page, '/docs/lambda');
    await expect.poll(() => views(page), 'pathname').toEqual(['/docs/', '/docs/lambda']);

    const hash = await page.locator('.theme-doc-toc-desktop a').first().getAttribute('href');
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await expect
      .poll(() => views(page), 'hash')
      .toEqual(['/docs/', '/docs/lambda', `/docs/lambda${hash}`]);

    await page.goto('/docs/?x=1');
    await hydrated(page);
    await expect.poll(() => views(page)).toEqual(['/docs/?x=1']);
    await follow(page, '/docs/');
    await expect.poll(() => views(page), 'query').toEqual(['/docs/?x=1', '/docs/']);
  });

  test('§7 (no page-view event when nothing of the address changed)', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    await expect.poll(() => views(page)).toEqual(['/docs/']);
    await follow(page, '/docs/');
    await follow(page, '/docs/lambda');
    await expect.poll(() => views(page)).toEqual(['/docs/', '/docs/lambda']);
  });

  test('§7 (the event carries the title and address that the reader sees)', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    await follow(page, '/docs/support');
    await expect.poll(() => views(page)).toEqual(['/docs/', '/docs/support']);
    const [, , view] = (await commands(page)).findLast(([kind]) => kind === 'event')!;
    expect(view).toEqual({
      page_title: 'Support policy | Remotion | Make videos programmatically',
      page_location: `${sites.configured.url}/docs/support`,
      page_path: '/docs/support',
    });
  });

  test('§7 (a page that the browser prepares is visited when it is shown)', async () => {
    await withPrerendering(`${sites.configured.url}/docs/support`, async (shown) => {
      await shown.point('.pagination-nav__link--next');
      const next = await shown.prepared();
      const seen =
        'JSON.stringify((window.dataLayer ?? []).map(([kind, name]) => `${kind} ${name}`))';
      expect(await next.evaluate(seen)).toBe('[]');
      await shown.press();
      await expect.poll(() => next.evaluate(seen)).toContain('"event page_view"]');
      await expect
        .poll(() => next.evaluate("document.querySelectorAll('script[src*=gtag]').length"))
        .toBe(1);
    });
  });

  test('§1 Page views are reported to an analytics service. IP anonymisation is off.', async ({
    page,
  }) => {
    const asked = page.waitForRequest(service);
    await page.goto('/');
    await hydrated(page);
    expect((await asked).url()).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST');
    await expect.poll(() => page.evaluate('window.serviceArrived')).toBe(true);
    const config = (await commands(page)).filter(([kind]) => kind === 'config');
    expect(config).toEqual([['config', 'G-TEST', {send_page_view: false}]]);
    expect(JSON.stringify(await commands(page))).not.toContain('anonymize_ip');
  });

  test('§7 (the service is asked for after the page is usable)', async ({page}) => {
    const order: string[] = [];
    page.on('load', () => order.push('page'));
    page.on('request', (sent) => sent.url().includes('googletagmanager') && order.push('service'));
    const asked = page.waitForRequest(service);
    await page.goto('/docs/');
    await asked;
    expect(order).toEqual(['page', 'service']);
  });

  test.describe('and a blocker', () => {
    test.use({plannedErrors: [/ERR_BLOCKED_BY_CLIENT/]});

    test('§7 (nothing breaks when the service is blocked)', async ({page}) => {
      await page.route(service, (route) => route.abort('blockedbyclient'));
      await page.addInitScript(() => {
        Object.defineProperty(window, 'dataLayer', {value: null, writable: false});
      });
      await page.goto('/docs/');
      await hydrated(page);
      await follow(page, '/docs/lambda');
      await page.waitForURL('/docs/lambda');
      await expect(page.locator('h1')).toBeVisible();
    });
  });
});

test('§7 (without a measurement id nothing is sent: any request would fail this test)', async ({
  page,
}) => {
  await page.goto('/docs/');
  await hydrated(page);
  await follow(page, '/docs/lambda');
  await page.waitForURL('/docs/lambda');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('§7 No calls to a product backend.', async ({page}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    const ownFile = /^\/(assets|img|media)\/|\.(json|svg|png|webp|ico)$/.test(pathname);
    if (request.resourceType() !== 'document' && (!ownFile || search)) {
      calls.push(`${request.method()} ${request.url()}`);
    }
    expect(request.method()).toBe('GET');
  });
  for (const address of ['/', '/docs/', '/blog', '/experts/', '/showcase/', '/contact/']) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  expect(calls, 'requests that are not for built files of the site').toEqual([]);
});

test('§7 GET prefetch of page script chunks.', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const links = page.locator('link[rel=prefetch]');
  await expect.poll(() => links.count()).toBeGreaterThan(10);
  for (const href of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  )) {
    expect(href).toMatch(/^\/assets\/js\/[\w.~-]+\.js$/);
  }
  const next = scriptOf('@site/docs/the-fundamentals.mdx');
  await expect(page.locator(`link[rel=prefetch][href$="${next}"]`)).toHaveCount(1);
});

test('§7 lazy loading of static JSON data files for pages, blog lists and blog metadata. (Two readings: .json files, or the same data in script chunks, as the generator builds them; the latter.)', async ({
  page,
}) => {
  const data = [
    ...registry().matchAll(
      /"((?:~blog|@generated\/docusaurus-plugin-content-blog)\/default\/[^"]+\.json)"/g,
    ),
  ].map(([, name]) => name!);
  expect(data.some((name) => name.includes('blogMetadata'))).toBe(true);
  const scripts = [...new Set(data.map(scriptOf))];
  expect(scripts.length).toBeGreaterThan(2);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
  const asked = watchScripts(page);
  await page.goto('/about/');
  await hydrated(page);
  expect(asked.filter((name) => scripts.includes(name))).toEqual([]);
  await follow(page, '/blog');
  await page.waitForURL('/blog');
  await expect(page.locator('article').first()).toBeVisible();
  expect(asked.filter((name) => scripts.includes(name)).length).toBeGreaterThan(1);
});
