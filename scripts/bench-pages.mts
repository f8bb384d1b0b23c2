/**
 * What a docs page costs and how soon it answers, on a slow machine and a slow line:
 * `npm run bench:pages [folder:/path/of/a/page ...]`, after a build. The named pages of this site and of others,
 * or else two of this one, are measured in turn with a page of plain text. Compare times within one run only.
 */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {generate} from 'selfsigned';
import {browserPath} from './find-browser.ts';

const rounds = 5;
const slowdown = 4;
/** 1.6 Mbit/s with 150 ms there and back. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

type Site = {name: string; url: string; server: Http2SecureServer};
/** Kilobytes, milliseconds, counts or megabytes, as the name says; absent where the page has no such control. */
type Figures = Record<string, number | undefined>;

/** Types of the files that are sent compressed; browsers recognize the others. */
const texts: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A file whose name changes with its content is kept for good, as the generators' guides have their hosts do. */
const headersOf = (pathname: string) =>
  /[.-][\w-]{8,}\.\w+$/.test(pathname) ? {'cache-control': 'max-age=31536000, immutable'} : {};

/** What a host answers with: text as small as brotli makes it, which is its highest level unless told otherwise. */
async function read(folder: string, pathname: string) {
  for (const ending of ['', '.html', '/index.html']) {
    const file = path.join(folder, pathname + ending);
    const body = await readFile(file).catch(() => undefined);
    if (body) {
      const type = texts[path.extname(file)];
      return type
        ? {
            body: brotliCompressSync(body),
            headers: {...headersOf(pathname), 'content-type': type, 'content-encoding': 'br'},
          }
        : {body, headers: headersOf(pathname)};
    }
  }
  return {status: 404, body: 'Not found', headers: {}};
}

/** Every site is served alike, as hosts do by HTTP/2, so that only the sites differ. */
async function serve(name: string, folder: string, pathname: string): Promise<Site> {
  const {private: key, cert} = await generate();
  const answers = new Map<string, ReturnType<typeof read>>();
  const server = createSecureServer({key, cert}, async (request, response) => {
    const {pathname: file} = new URL(request.url, 'http://localhost');
    const kept = answers.get(file) ?? read(folder, file);
    answers.set(file, kept);
    const {status = 200, headers, body} = await kept;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {name, url: `https://127.0.0.1:${port}${pathname}`, server};
}

/** Runs in the page before its scripts: notes long tasks, the first press, and when something has come of it. */
function watch(): void {
  const seen = {tasks: [] as Task[], pressed: 0, themed: 0, opened: 0, typing: 0};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    for (const {startTime: start, duration} of list.getEntries()) {
      seen.tasks.push({start, end: start + duration});
    }
  }).observe({type: 'longtask', buffered: true});
  for (const type of ['click', 'keydown']) {
    window.addEventListener(type, () => (seen.pressed ||= performance.now()), true);
  }
  new MutationObserver(() => (seen.themed = performance.now())).observe(document, {
    attributeFilter: ['data-theme'],
    subtree: true,
  });
  const menus = 'dialog[open], [role=dialog], .navbar-sidebar, [popover]:popover-open';
  const look = () => {
    if ([...document.querySelectorAll(menus)].some((menu) => menu.checkVisibility())) {
      seen.opened ||= performance.now();
    }
    if (document.activeElement?.matches('input')) {
      seen.typing ||= performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Task = {start: number; end: number};
type Seen = Record<'pressed' | 'themed' | 'opened' | 'typing', number> & {tasks: Task[]};
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as {seen: Seen}).seen);

async function open(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({viewport: {width, height: 800}, ignoreHTTPSErrors: true});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.addInitScript(watch);
  return page;
}

/** What arrives until the page has been at rest for some seconds, and what that costs. */
async function arrival(browser: Browser, url: string): Promise<Figures> {
  const page = await open(browser, 1280);
  const sizes = {script: 0, all: 0, requests: 0};
  page.on('requestfinished', async (request) => {
    const {responseBodySize, responseHeadersSize} = await request.sizes();
    if (!request.url().startsWith('data:')) {
      sizes.requests += 1;
      sizes.all += responseBodySize + responseHeadersSize;
      sizes.script += request.resourceType() === 'script' ? responseBodySize : 0;
    }
  });
  const response = await page.goto(url);
  if (!response?.ok()) {
    throw new Error(
      `${url} answers ${response?.status()}: build the site first, or name its folder.`,
    );
  }
  await page.waitForTimeout(5000);
  // First of all: what asks the page for the rest takes as much as the page itself.
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const prefetched = await page.locator('link[rel=prefetch]').count();
  const {tasks} = await seenIn(page);
  await page.close();
  // Total Blocking Time: what tasks take beyond 50 ms once something can be seen.
  const blocked = tasks.map(({start, end}) =>
    Math.max(0, end - Math.max(start, firstPaint ?? 0) - 50),
  );
  return {
    'script KB': sizes.script / 1000,
    'all KB': sizes.all / 1000,
    requests: sizes.requests,
    prefetched,
    'first paint ms': firstPaint,
    'blocked ms': blocked.reduce((sum, time) => sum + time, 0),
    'heap MB': usedSize / 1e6,
  };
}

/** Milliseconds from a press to what it is for; undefined where nothing came of it in ten seconds: it was lost. */
async function answer(
  browser: Browser,
  site: Site,
  width: number,
  press: (page: Page) => Promise<unknown>,
  mark: 'themed' | 'opened' | 'typing',
): Promise<number | undefined> {
  const page = await open(browser, width);
  try {
    await page.goto(site.url, {waitUntil: 'commit'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await press(page);
    await page.waitForFunction(
      (name) => {
        const {seen} = window as unknown as {seen: Seen};
        return seen[name] > seen.pressed && seen.pressed > 0;
      },
      mark,
      {timeout: 10_000},
    );
    const seen = await seenIn(page);
    return seen[mark] - seen.pressed;
  } catch {
    return undefined;
  } finally {
    await page.close();
  }
}

/**
 * Milliseconds from a click on a link of the sidebar, which the pointer has come to before, to the heading of its
 * page; undefined where it did not come in ten seconds.
 */
async function followLink(browser: Browser, site: Site): Promise<number | undefined> {
  const page = await open(browser, 1280);
  try {
    await page.goto(site.url);
    await page.waitForTimeout(3000);
    const heading = await page.locator('h1').first().textContent();
    const links = page.locator('aside a[href], nav.sidebar a[href]');
    const boxes = await links.evaluateAll((all) =>
      all
        .filter((link) => link.getAttribute('aria-current') !== 'page')
        .map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    // The sidebar may be scrolled.
    const box = boxes.find(({width, y}) => width > 0 && y > 150 && y < 600)!;
    await page.mouse.move(box.x + 20, box.y + box.height / 2, {steps: 5});
    await page.waitForTimeout(300);
    const start = performance.now();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(
      (before) => {
        const now = document.querySelector('h1')?.textContent;
        const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0;
        return isSeen && now && now !== before;
      },
      heading,
      {timeout: 10_000},
    );
    return performance.now() - start;
  } catch {
    return undefined;
  } finally {
    await page.close();
  }
}

const pressButton = (name: RegExp) => (page: Page) =>
  page.getByRole('button', {name}).first().click({timeout: 10_000, force: true});

/** What first touches come to; a site's page has these controls, plain text has none. */
async function touches(browser: Browser, site: Site): Promise<Figures> {
  return {
    'menu ms': await answer(browser, site, 375, pressButton(/menu|navigation bar/i), 'opened'),
    'theme ms': await answer(browser, site, 1280, pressButton(/color mode|dark|theme/i), 'themed'),
    'search ms': await answer(
      browser,
      site,
      1280,
      async (page) => {
        await page.waitForTimeout(3000);
        await page.keyboard.press('Control+k');
      },
      'typing',
    ),
    'link ms': await followLink(browser, site),
  };
}

/** The middle of the rounds and, where they differ, the lowest and the highest. */
function summary(values: (number | undefined)[]): string {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  if (sorted.length < values.length) {
    return `lost in ${values.length - sorted.length} of ${values.length} rounds`;
  }
  const [low, middle, high] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    sorted[at]!.toFixed(sorted[at]! < 20 ? 1 : 0),
  );
  return low === high ? middle! : `${middle} (${low}-${high})`;
}

const plain = await mkdtemp(path.join(tmpdir(), 'plain-page-'));
const text = '<p>A page of plain text, with which every other page is compared.</p>'.repeat(100);
await writeFile(path.join(plain, 'index.html'), `<!doctype html><title>Plain</title>${text}`);
const named = process.argv.slice(2);
const plainSite = await serve('plain text', plain, '/');
const sites = [
  plainSite,
  ...(await Promise.all(
    (named.length > 0 ? named : ['build:/docs/support', 'build:/docs/use-current-frame']).map(
      (argument) => {
        const [folder = '', pathname = '/'] = argument.split(':');
        return serve(argument, path.resolve(folder), pathname);
      },
    ),
  )),
];
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
const results = new Map<string, Figures[]>(sites.map(({name}) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const site of sites) {
    results.get(site.name)!.push({
      ...(await arrival(browser, site.url)),
      ...(site === plainSite ? {} : await touches(browser, site)),
    });
  }
}
for (const [name, figures] of results) {
  console.log(`\n${name}`);
  for (const figure of Object.keys(figures[0]!)) {
    const row = summary(figures.map((round) => round[figure]));
    console.log(`  ${figure.padEnd(16)}${row}`);
  }
}
await browser.close();
sites.forEach(({server}) => server.close());
await rm(plain, {recursive: true});
