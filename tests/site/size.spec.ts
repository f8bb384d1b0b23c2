import {brotliCompressSync} from 'node:zlib';
import type {Response} from '@playwright/test';
import {sites} from '../support/sites.ts';
import {total, weighPage} from '../support/page-weight.ts';
import {expect, test} from '../support/test.ts';

const kilobyte = 1000;

/** Bytes of an answer as hosts send it: text as small as brotli makes it, the rest as it is. */
async function sentBytes(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|script|json|xml/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
}

/** The most kilobytes that a page has before the reader touches it, pictures further down aside. */
const budgets = Object.entries({
  '/docs/support': 49,
  '/docs/player/': 54,
  '/docs/use-current-frame': 54,
  '/docs/api': 54,
  '/docs/cli/render': 57,
  '/docs/lambda': 55,
  '/docs/': 54,
  '/search': 56,
  '/ai': 56,
  '/contact/': 57,
  '/success-stories': 58,
  '/experts/': 60,
  '/player/': 60,
  '/lambda/': 63,
  '/': 78,
  '/showcase/': 87,
  '/templates/': 90,
});

/** The most kilobytes of style sheets: 12 on docs pages, and what demos and notes have besides. */
function mostStyles(address: string, files: readonly string[]): number {
  if (!address.startsWith('/docs/')) {
    return 22;
  }
  const has = (sheet: string) => files.some((file) => file.startsWith(`/assets/css/${sheet}.`));
  return 12 + (has('demos') ? 1.6 : 0) + (has('asides') ? 1.4 : 0);
}

for (const [address, most] of budgets) {
  test(`${address} asks for 4.5 KB of script, two fonts and at most 9 files of ${most} KB before a touch`, async ({
    page,
  }) => {
    const arrived: {file: string; bytes: Promise<number>}[] = [];
    page.on('response', (response) => {
      const {protocol, pathname} = new URL(response.url());
      if (protocol !== 'data:') {
        arrived.push({file: pathname, bytes: sentBytes(response)});
      }
    });
    await page.goto(address);
    await page.waitForTimeout(1000);
    // How many of the pictures further down come, the browser decides.
    const lazy = await page
      .locator('img[loading="lazy"]')
      .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname));
    const first = await Promise.all(
      arrived
        .filter(({file}) => !lazy.includes(file))
        .map(async ({file, bytes}) => ({file, bytes: await bytes})),
    );
    const files = first.map(({file}) => file);
    expect(files).toContain(address);
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    expect(files.length, files.join(' ')).toBeLessThanOrEqual(9);
    const scripts = first.filter(({file}) => file.endsWith('.js'));
    expect(scripts).toHaveLength(1);
    expect(total(scripts)).toBeLessThanOrEqual(4.5 * kilobyte);
    const styles = first.filter(({file}) => file.endsWith('.css'));
    expect(total(styles)).toBeLessThanOrEqual(mostStyles(address, files) * kilobyte);
    expect(total(first)).toBeLessThanOrEqual(most * kilobyte);
  });
}

for (const address of ['/docs/', '/docs/api', '/docs/player/', '/docs/lambda']) {
  // The main script has the table of all pages, and a docs page its sidebar.
  test(`${address} ships at most 189 KB of JavaScript and 14.3 KB of CSS, compressed`, async ({
    page,
  }) => {
    const {script, stylesheet} = await weighPage(page, address, sites.bare.folder);
    expect(script.length, 'scripts weighed').toBeGreaterThan(1);
    expect(stylesheet.length, 'style sheets weighed').toBeGreaterThan(0);
    expect(total(script)).toBeLessThanOrEqual(189 * kilobyte);
    expect(total(stylesheet)).toBeLessThanOrEqual(14.3 * kilobyte);
  });
}

test('the HTML of an ordinary docs page has at most 12 KB, its inline scripts at most 3 KB of them, compressed', async ({
  request,
}) => {
  const html = await (await request.get('/docs/use-current-frame')).text();
  const scripts = html.match(/(?<=<script>).*?(?=<\/script>)/gs)?.join('\n') ?? '';
  expect(scripts).toContain('data-theme');
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12 * kilobyte);
  expect(brotliCompressSync(scripts).length).toBeLessThanOrEqual(3 * kilobyte);
});

/** What must never be in the scripts that every page loads, by a string that only it contains. */
const elsewhere = {
  'the search modal': 'DocSearch-Hits',
  'the search client': 'x-algolia-application-id',
  'the search engine': 'MiniSearch: ',
  'the Player': 'remotion-player',
  'an expert’s record': 'pergoud.com',
  'a showcase record': 'githubunwrapped.com',
  'a template record': 'FelippeChemello',
  'the schemas': 'ZodError',
  'the whole library of TypeScript’s helpers': '__asyncGenerator',
};

test('the scripts of every page hold nothing that only some pages need', async ({
  page,
  request,
}) => {
  const {script} = await weighPage(page, '/docs/investors', sites.bare.folder);
  const shared = script.filter(({file}) => /\/(runtime~)?main\.[^/]*\.js$/.test(file));
  expect(shared).toHaveLength(2);
  const code = (
    await Promise.all(shared.map(async ({file}) => (await request.get(`/${file}`)).text()))
  ).join();
  for (const [what, mark] of Object.entries(elsewhere)) {
    expect(code.includes(mark), what).toBe(false);
  }
});
