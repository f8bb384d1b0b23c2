import {beforeAll, describe, expect, test} from 'vitest';
import {hostFiles} from '../../src/plugins/hosting/host-files.ts';
import {arriving, expectedHeaders, files, hosting, pages} from './built.ts';

/** What the tests read of Cloudflare's own code, which is TypeScript without types that compile here. */
type Rules = {rules: unknown[]; invalid: unknown[]};
type Cloudflare = {
  parseRedirects: (text: string) => Rules;
  parseHeaders: (text: string) => Rules;
  createMetadataObject: (parsed: {redirects: Rules; headers: Rules; logger: object}) => {
    redirects: {staticRules: object; rules: object};
  };
  generateHandler: (context: object) => Promise<Response>;
};

const shared = '@cloudflare/pages-shared';
const part = (name: string) =>
  import(/* @vite-ignore */ `${shared}/${name}.ts`) as Promise<Partial<Cloudflare>>;

const {_redirects: redirectsText, _headers: headersText} = hostFiles('cloudflare', hosting);
let cloudflare: Cloudflare;
let ask: (address: string) => Promise<Response>;

beforeAll(async () => {
  cloudflare = Object.assign(
    {},
    ...(await Promise.all(
      [
        'metadata-generator/parseRedirects',
        'metadata-generator/parseHeaders',
        'metadata-generator/createMetadataObject',
        'asset-server/handler',
      ].map(part),
    )),
  ) as Cloudflare;
  const silent = () => undefined;
  const metadata = cloudflare.createMetadataObject({
    redirects: cloudflare.parseRedirects(redirectsText!),
    headers: cloudflare.parseHeaders(headersText!),
    logger: {debug: silent, log: silent, info: silent, warn: silent, error: silent},
  });
  const assets = new Set(files.map((file) => `/${file}`));
  ask = (address) =>
    cloudflare.generateHandler({
      request: new Request(`https://site.test${address}`),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      findAssetEntryForPath: async (path: string) => (assets.has(path) ? path : null),
      getAssetKey: (entry: string) => entry,
      negotiateContent: () => ({encoding: null}),
      fetchAsset: async (key: string) => ({
        body: new Response(key).body,
        contentType: key.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain',
      }),
    });
});

test('Cloudflare reads every rule, far from its limits', () => {
  const redirects = cloudflare.parseRedirects(redirectsText!);
  const headers = cloudflare.parseHeaders(headersText!);
  expect([redirects.invalid, headers.invalid]).toEqual([[], []]);
  expect(redirects.rules).toHaveLength(redirectsText!.trim().split('\n').length);
  // Its limits: 2,000 static redirects, 100 with placeholders, 100 rules of headers.
  expect(redirects.rules.length).toBeLessThan(200);
  expect(redirectsText).not.toMatch(/[*:](?!\/\/)/);
  expect(headers.rules.length).toBeLessThan(10);
});

describe('Cloudflare’s own asset server', () => {
  test('every page answers 200 at its own address', async () => {
    expect(pages.length).toBeGreaterThan(200);
    for (const page of pages) {
      const answer = await ask(page);
      expect(answer.status, page).toBe(200);
      expect(await answer.text()).toBe(page.endsWith('/') ? `${page}index.html` : `${page}.html`);
    }
  });

  test('other spellings of an address lead there', async () => {
    const spellings = {
      '/docs/api/': '/docs/api',
      '/docs/api.html': '/docs/api',
      '/about': '/about/',
      '/about/index.html': '/about/',
      '/about/index.md': '/about.md',
    };
    for (const [spelling, page] of Object.entries(spellings)) {
      expect((await ask(spelling)).headers.get('location'), spelling).toBe(page);
    }
  });

  test('every redirect leads to its page in one step', async () => {
    for (const {from, to, status} of hosting.redirects) {
      const answer = await ask(from);
      expect([answer.status, answer.headers.get('location')], from).toEqual([status, to]);
    }
    for (const {to} of arriving) {
      expect((await ask(to)).status, to).toBe(200);
    }
  });

  test('headers are those of the list, none joined with another', async () => {
    for (const [address, expected] of Object.entries(expectedHeaders)) {
      const {status, headers} = await ask(address);
      expect(status, address).toBe(200);
      const sent = Object.keys(expected).map((name) => [name, headers.get(name)]);
      expect(Object.fromEntries(sent), address).toEqual(expected);
    }
  });

  test('a missing file is kept by nobody, whatever the rule of its folder says', async () => {
    const {status, headers} = await ask('/assets/js/nothing.0123abcd.js');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toContain('no-store');
  });
});
