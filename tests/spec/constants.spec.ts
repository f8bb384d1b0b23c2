import {readFileSync} from 'node:fs';
import {scriptOf} from '../support/chunks.ts';
import {openBeforeScript} from '../support/early.ts';
import {follow, gate} from '../support/navigation.ts';
import {expect, hydrated, test} from '../support/test.ts';

/** Constants of libraries that no reader can observe are read in the source that is installed and bundled. */
const installed = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

test('§9 Docs path base: /docs.', async ({page, request}) => {
  const pages = (await (await request.get('/pages.json')).json()) as {path: string}[];
  const docs = pages.filter(({path: address}) => address.startsWith('/docs'));
  expect(docs.length).toBeGreaterThan(10);
  expect(docs.every(({path: address}) => address.startsWith('/docs/'))).toBe(true);
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-getting-started/);
});

/** Notes each delay that the page asks a timer for. */
const noteDelays = (page: import('@playwright/test').Page) =>
  page.addInitScript(() => {
    const delays: number[] = [];
    const {setTimeout: native} = window;
    Object.assign(window, {
      delays,
      setTimeout: (task: () => void, delay = 0, ...rest: unknown[]) => {
        delays.push(delay);
        return native(task, delay, ...rest);
      },
    });
  });
const delays = (page: import('@playwright/test').Page) => page.evaluate<number[]>('window.delays');

test('§9 Progress bar delay 200 ms.', async ({page}) => {
  await noteDelays(page);
  const script = gate();
  await page.route(`**/assets/js/${scriptOf('@site/docs/support.mdx')}`, (route) =>
    script.opened.then(() => route.continue()),
  );
  await page.goto('/docs/resources');
  await hydrated(page);
  await page.evaluate('window.delays.length = 0');
  await follow(page, '/docs/support');
  await expect(page.locator('#nprogress')).toBeAttached();
  expect(await delays(page)).toContain(200);
  script.open();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('a page shown before its scripts', () => {
  test.use({plannedErrors: [/onRecoverableError/]});

  test('§9 Loadable default delay 200 ms.', async ({page}) => {
    expect(installed('react-loadable/lib/index.js')).toMatch(/\bdelay: 200,/);
    await noteDelays(page);
    const script = gate();
    await page.route(`**/assets/js/${scriptOf('@site/src/pages/contact/index.tsx')}`, (route) =>
      script.opened.then(() => route.continue()),
    );
    await openBeforeScript(page);
    await expect(page.locator('svg#loader')).toBeVisible();
    expect(await delays(page)).toContain(200);
    script.open();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('§9 Desktop breakpoint 996 px. (In the script: wider than 996 is desktop; in the style sheet: up to 996 is mobile. Both draw the same line.)', async ({
  page,
}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const layout = () =>
    page.evaluate(() => {
      const hamburger = getComputedStyle(document.querySelector('.navbar__toggle')!).display;
      return {style: hamburger === 'none' ? 'desktop' : 'mobile'};
    });
  for (const [width, expected] of [
    [996, 'mobile'],
    [997, 'desktop'],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(layout).toEqual({style: expected});
    // What the script decides: on a phone the mobile menu is rendered, on a desktop it is not.
    await expect(page.locator('dialog.navbar-sidebar')).toHaveCount(expected === 'mobile' ? 1 : 0);
  }
});

test('§9 Route regex cache limit 10000 entries. Scheduler frame interval 5 ms.', async () => {
  expect(installed('react-router/esm/react-router.js')).toMatch(/\bcacheLimit = 10000;/);
  expect(installed('scheduler/cjs/scheduler.production.js')).toMatch(/\bframeInterval = 5,/);
});

test('§9 Colour toggle labels: dark mode and light mode.', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(toggle).toHaveAttribute('title', 'light mode');
  await expect(toggle).toHaveAccessibleName(
    'Switch between dark and light mode (currently light mode)',
  );
  await toggle.click();
  await expect(toggle).toHaveAttribute('title', 'dark mode');
  await expect(toggle).toHaveAccessibleName(
    'Switch between dark and light mode (currently dark mode)',
  );
});

test('§9 Announcement close icon 14 px.', async ({page}) => {
  await page.goto('/');
  const icon = page
    .getByRole('region', {name: 'Announcement'})
    .getByRole('button', {name: 'Close'})
    .locator('svg');
  expect(await icon.boundingBox()).toMatchObject({width: 14, height: 14});
});

test('§9 Footer logo height 32.', async ({page}) => {
  await page.goto('/');
  const logo = page.getByRole('contentinfo').getByRole('img', {name: 'Remotion'});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const visible = logo.locator('visible=true');
    await expect(visible).toHaveCount(1);
    await visible.scrollIntoViewIfNeeded();
    await expect(visible).toHaveAttribute('height', '32');
    expect((await visible.boundingBox())!.height).toBe(32);
  }
});

test('§9 Table of contents covers heading levels 2 to 3.', async ({page, request}) => {
  const pages = (await (await request.get('/pages.json')).json()) as {path: string}[];
  let inspected = 0;
  const levels = new Set<string>();
  for (const {path: address} of pages.filter((entry) => entry.path.startsWith('/docs/'))) {
    const html = await (await request.get(address)).text();
    if (!html.includes('table-of-contents')) {
      continue;
    }
    await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
    const {listed, headings} = await page.evaluate(() => ({
      listed: [...document.querySelectorAll('.table-of-contents a')].map((link) =>
        decodeURIComponent(link.getAttribute('href')!.slice(1)),
      ),
      headings: [...document.querySelectorAll('.markdown :is(h2, h3, h4, h5, h6)[id]')].map(
        ({id, tagName}) => ({id, level: tagName}),
      ),
    }));
    headings.forEach(({level}) => levels.add(level));
    const expected = headings
      .filter(({level}) => level === 'H2' || level === 'H3')
      .map(({id}) => id);
    expect(new Set(listed), address).toEqual(new Set(expected));
    inspected += 1;
    if (inspected === 12) {
      break;
    }
  }
  expect(inspected).toBeGreaterThan(2);
  expect([...levels]).toEqual(expect.arrayContaining(['H2', 'H3']));
});

test('§9 Docs show last-update time.', async ({page}) => {
  for (const address of ['/docs/', '/docs/api', '/docs/support']) {
    await page.goto(address);
    const time = page.locator('.theme-last-updated time');
    await expect(time).toBeVisible();
    expect(Number.isNaN(Date.parse((await time.getAttribute('datetime'))!))).toBe(false);
  }
});

test('§9 Analytics tracking id: not shown. (It is configuration, and absent unless configured.)', async ({
  page,
}) => {
  // A request to another machine would fail the test.
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate('[typeof window.gtag, typeof window.dataLayer]')).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(await page.content()).not.toMatch(/\bUA-\d|\bG-[A-Z\d]{6}/);
});
