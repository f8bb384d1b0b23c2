import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSearchClient} from '../../src/search/client.ts';
import {hostedBackend} from '../../src/search/hosted.ts';
import type {Area} from '../../src/search/record.ts';
import {startSearchService, type SearchService} from '../../tests/support/search-service.ts';
import {indexSettings} from './index-settings.ts';
import {pushSearch, type PushOptions} from './push-search.ts';

const keys = {appId: 'TESTAPP', searchKey: 'search', adminKey: 'admin'};
const environment = {
  SEARCH_APP_ID: keys.appId,
  SEARCH_ADMIN_KEY: keys.adminKey,
  SEARCH_INDEX_NAME: 'docs',
};

const pages = {
  'docs/sequence': ['&lt;Sequence>', '<h2 id=props>Props</h2><h3 id=from>from</h3><p>A frame.'],
  'docs/timeout': ['Debugging timeouts', '<h2 id=fonts>Load fewer fonts</h2><p>All weights.'],
  'templates/next': ['Next.js template', ''],
  search: ['Search', ''],
};

let folder: string;
let refuse: (call: string) => number | undefined;
let service: SearchService;
let printed: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-push-'));
  for (const [address, [title, content]] of Object.entries(pages)) {
    await mkdir(path.join(folder, address), {recursive: true});
    const head =
      `<title>${title} | Site</title><meta name=description content="About ${address}."/>` +
      `<link rel=canonical href=https://docs.example/${address}>` +
      (address === 'search' ? '<meta name=robots content=noindex>' : '');
    const html = `${head}<main><h1>${title}</h1>${content}</main>`;
    await writeFile(path.join(folder, address, 'index.html'), html);
  }
  await writeFile(path.join(folder, 'search/first.json'), '{}');
});

beforeEach(async () => {
  refuse = () => undefined;
  service = await startSearchService({...keys, refuse: (call) => refuse(call)});
  printed = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  return service.close();
});

afterAll(() => rm(folder, {recursive: true}));

const push = (changes: Partial<PushOptions> = {}): Promise<void> =>
  pushSearch({
    folder,
    dryRun: false,
    environment,
    print: (text) => printed.push(text),
    connect: ({appId, adminKey}) =>
      algoliasearch(appId, adminKey, {
        hosts: [
          {
            url: '127.0.0.1',
            port: Number(new URL(service.url).port),
            accept: 'readWrite',
            protocol: 'http',
          },
        ],
      }),
    ...changes,
  });

/** Asks as readers do, with the service in the place of its hosts. */
function search(query: string, area?: Area) {
  const {fetch: own} = globalThis;
  vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
    own(url.replace(/^https:\/\/[^/]+/, service.url), options),
  );
  const index = {
    appId: keys.appId,
    apiKey: keys.searchKey,
    indexName: 'docs',
    searchParameters: {
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  };
  const client = createSearchClient(hostedBackend(index, (url) => url));
  return client.search({query, page: 0, area});
}

const table = `Area              pages  sections  records
Docs                  2         3        5
Templates             1         0        1
All                   3         3        6`;

describe('npm run search:push', () => {
  it('fills an index that the site can search, and prints what is in it', async () => {
    await push();
    expect(printed).toEqual([
      table,
      'The index docs of the application TESTAPP now holds these records.',
    ]);
    expect(service.store.names).toEqual(['docs']);
    const {hits, total} = await search('load fewer fonts');
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({
      url: 'https://docs.example/docs/timeout#fonts',
      hierarchy: {lvl0: 'Docs', lvl1: 'Debugging timeouts', lvl2: 'Load fewer fonts'},
    });
    const elsewhere = await search('template', 'Docs');
    expect([elsewhere.total, elsewhere.areas]).toEqual([0, {Templates: 1}]);
    expect((await search('template', 'Templates')).total).toBe(1);
  });

  it('writes settings and synonyms, and keeps rules that people wrote in the dashboard', async () => {
    const rules = [{objectID: 'pinned'}];
    service.store.put('docs', {rules, settings: {customRanking: ['desc(age)'], hitsPerPage: 5}});
    await push();
    const index = service.store.get('docs')!;
    expect(index.settings).toEqual(indexSettings);
    expect(index.rules).toEqual(rules);
    expect(index.synonyms).toContainEqual(
      expect.objectContaining({type: 'onewaysynonym', input: 'aws', synonyms: ['lambda']}),
    );
  });

  it('replaces all records: what the site no longer has is gone', async () => {
    await push();
    const before = service.store.get('docs')!.records;
    const stale = {...before[0]!, objectID: '/docs/gone'};
    service.store.put('docs', {records: [...before, stale]});
    await push();
    expect(service.store.get('docs')!.records).toEqual(before);
  });

  it.each([
    ['the settings are', 'PUT', /\/settings$/],
    ['the synonyms are', 'POST', /\/synonyms\/batch$/],
    ['the records are', 'POST', /_draft_\d+\/batch$/],
    ['the last step is', 'POST', /_draft_\d+\/operation$/],
  ])('leaves the old index whole where %s refused', async (_, method, pathname) => {
    service.store.put('docs', {records: [], settings: {hitsPerPage: 5}});
    const before = service.store.get('docs');
    refuse = (call) => (call.startsWith(method) && pathname.test(call) ? 400 : undefined);
    await expect(push()).rejects.toThrow(
      'The index docs of the application TESTAPP was not replaced; it stays as it was. ' +
        'The service says: Refused for the test',
    );
    expect(service.store.get('docs')).toBe(before);
    expect(service.calls.at(-1)).toMatch(/^DELETE .*_draft_\d+$/);
  });

  it('does not say that the index stays when only the end of the last step is not seen', async () => {
    let isMoved = false;
    refuse = (call) => {
      isMoved ||= /^POST .*_draft_\d+\/operation$/.test(call);
      return isMoved && call.startsWith('GET') ? 400 : undefined;
    };
    await expect(push()).rejects.toThrow(
      'The index docs of the application TESTAPP is being replaced, but was not seen to be: ' +
        'look into the dashboard. The service says: Refused for the test',
    );
  });

  it('changes the index in one step: until the move it is the old one', async () => {
    service.store.put('docs', {settings: {hitsPerPage: 5}});
    const before = service.store.get('docs');
    const seen: unknown[] = [];
    refuse = () => {
      seen.push(service.store.get('docs'));
      return undefined;
    };
    await push();
    expect(seen.length).toBeGreaterThan(8);
    // Each call found the old one, the last too: it asked whether the move was done, and so did it.
    expect(new Set(seen)).toEqual(new Set([before]));
    expect(service.store.get('docs')!.records).toHaveLength(6);
  });

  it.each([
    ['an unknown key', {SEARCH_ADMIN_KEY: 'wrong'}, 'Invalid Application-ID or API key'],
    ['the search key', {SEARCH_ADMIN_KEY: keys.searchKey}, 'not allowed with this API key'],
    ['another application', {SEARCH_APP_ID: 'OTHER'}, 'Invalid Application-ID or API key'],
  ])('says that the service refuses %s', async (_, change, message) => {
    await expect(push({environment: {...environment, ...change}})).rejects.toThrow(message);
    expect(service.store.names).toEqual([]);
  });

  it('counts in a dry run, which needs no environment and asks nobody', async () => {
    await push({dryRun: true, environment: {}});
    expect(printed).toEqual([table, 'Dry run: nothing was sent.']);
    expect(service.calls).toEqual([]);
  });

  it.each([
    [{}, 'SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_INDEX_NAME are not set.'],
    [{...environment, SEARCH_ADMIN_KEY: ' '}, 'SEARCH_ADMIN_KEY is not set.'],
  ])('names what is missing in the environment', async (missing, message) => {
    await expect(push({environment: missing})).rejects.toThrow(message);
    expect(service.calls).toEqual([]);
  });

  it('says that there is no build', async () => {
    await expect(push({folder: path.join(folder, 'docs')})).rejects.toThrow(
      'docs holds no build of the site. Run `npm run build` first.',
    );
  });
});
