import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {json} from 'node:stream/consumers';
import {algoliasearch, type SearchClient} from 'algoliasearch';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSearchClient} from '../../src/search/client.ts';
import {hostedBackend} from '../../src/search/hosted.ts';
import type {Area, SearchRecord} from '../../src/search/record.ts';
import {openRecords} from '../../tests/search/built-index.ts';
import {answerQueries} from '../../tests/support/hosted-answer.ts';
import {indexSettings} from './hosted-settings.ts';
import {pushSearch, type PushOptions} from './push-search.ts';

const environment = {
  SEARCH_APP_ID: 'TESTAPP',
  SEARCH_ADMIN_KEY: 'admin',
  SEARCH_INDEX_NAME: 'docs',
};

type Index = {
  records: readonly SearchRecord[];
  settings: {attributesForFaceting?: readonly string[]};
  synonyms: readonly unknown[];
  rules: readonly unknown[];
};

const empty: Index = {records: [], settings: {}, synonyms: [], rules: []};

/** What the calls of a push send, each a part of it. */
type Body = {
  operation: 'copy' | 'move';
  destination: string;
  scope?: string[];
  requests: {body: Index['records'][number]}[];
};

/** The indexes of a service, asked over HTTP. As there, a change waits in a queue until its task is waited for. */
class FakeService {
  readonly indexes = new Map<string, Index>();
  /** Method and index of each call so far. */
  readonly calls: string[] = [];
  /** Sees each call before it is answered, and throws to refuse it. */
  onCall: (call: string) => void = () => undefined;
  readonly #waiting: (() => void)[] = [];

  put(name: string, change: Partial<Index>): void {
    this.indexes.set(name, {...empty, ...this.indexes.get(name), ...change});
  }

  #accept(method: string, name: string, change?: () => void): {taskID: number; updatedAt: string} {
    this.calls.push(`${method} ${name}`);
    this.onCall(`${method} ${name}`);
    const taskID = change ? this.#waiting.push(change) : this.#waiting.length;
    return {taskID, updatedAt: ''};
  }

  /** Makes all changes up to a task. */
  #finish(taskID: number): void {
    this.#waiting.slice(0, taskID).forEach((change, at) => {
      this.#waiting[at] = () => undefined;
      change();
    });
  }

  #copy(from: string, to: string, scope?: readonly string[]): void {
    const parts = Object.entries(this.indexes.get(from) ?? empty);
    const copied = parts.filter(([part]) => scope?.includes(part) ?? true);
    this.indexes.set(to, {...empty, ...Object.fromEntries(copied)});
  }

  /** Answers a request as the service's API does: `PUT`, `docs`, `settings`. */
  answer(method: string, name: string, verb: string, body: Body): object {
    switch (`${method} ${verb.split('/')[0]}`) {
      case 'POST operation':
        return this.#accept('operationIndex', name, () => {
          this.#copy(name, body.destination, body.scope);
          if (body.operation === 'move') {
            this.indexes.delete(name);
          }
        });
      case 'PUT settings':
        return this.#accept('setSettings', name, () =>
          this.put(name, {settings: body as unknown as Index['settings']}),
        );
      case 'POST synonyms':
        return this.#accept('saveSynonyms', name, () =>
          this.put(name, {synonyms: body as unknown as unknown[]}),
        );
      case 'POST batch':
        return this.#accept('saveObjects', name, () =>
          this.put(name, {records: body.requests.map((request) => request.body)}),
        );
      case 'GET task': {
        this.#accept('waitForTask', name);
        this.#finish(Number(verb.split('/')[1]));
        return {status: 'published'};
      }
      case 'DELETE ':
        return this.#accept('deleteIndex', name, () => this.indexes.delete(name));
      default:
        throw new Error(`A push has no need of ${method} ${verb}`);
    }
  }

  readonly #server = createServer(async (request, response) => {
    const {pathname} = new URL(request.url!, 'http://localhost');
    const [, name = '', verb = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    const hasBody = request.method === 'PUT' || request.method === 'POST';
    try {
      if (request.headers['x-algolia-api-key'] !== environment.SEARCH_ADMIN_KEY) {
        throw new Error('Invalid Application-ID or API key');
      }
      const body = hasBody ? ((await json(request)) as Body) : ({} as Body);
      const answer = this.answer(request.method!, decodeURIComponent(name), verb, body);
      response.end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(400).end(JSON.stringify({message: (error as Error).message}));
    }
  });

  /** Starts to answer. @returns the service's own client, which asks this service */
  async start(): Promise<SearchClient> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = this.#server.address() as AddressInfo;
    const host = {url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http'} as const;
    return algoliasearch(environment.SEARCH_APP_ID, environment.SEARCH_ADMIN_KEY, {hosts: [host]});
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const pages = {
  'docs/sequence': ['&lt;Sequence>', '<h2 id=props>Props</h2><h3 id=from>from</h3><p>A frame.'],
  'docs/timeout': ['Debugging timeouts', '<h2 id=fonts>Load fewer fonts</h2><p>All weights.'],
  'templates/next': ['Next.js template', ''],
  search: ['Search', ''],
};

let folder: string;
let service: FakeService;
let client: SearchClient;
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
  await writeFile(path.join(folder, 'search/titles.json'), '{}');
});

beforeEach(async () => {
  service = new FakeService();
  client = await service.start();
  printed = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  service.stop();
});
afterAll(() => rm(folder, {recursive: true}));

const push = (changes: Partial<PushOptions> = {}): Promise<void> =>
  pushSearch({
    folder,
    dryRun: false,
    environment,
    print: (text) => printed.push(text),
    connect: () => client,
    ...changes,
  });

/** Asks the index as the site does. */
async function search(query: string, area?: Area) {
  const {records, settings} = service.indexes.get('docs')!;
  const site = await openRecords(records);
  vi.stubGlobal('fetch', async (_url: string, {body}: RequestInit) =>
    Response.json(answerQueries({site, settings}, String(body))),
  );
  const index = {
    appId: 'TESTAPP',
    apiKey: 'search',
    indexName: 'docs',
    searchParameters: {
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  };
  return createSearchClient(hostedBackend(index, (url) => url)).search({query, page: 0, area});
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
    expect([...service.indexes.keys()]).toEqual(['docs']);
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
    service.put('docs', {rules, settings: {attributesForFaceting: ['age']}});
    await push();
    const index = service.indexes.get('docs')!;
    expect(index.settings).toEqual(indexSettings);
    expect(index.rules).toEqual(rules);
    expect(index.synonyms).toContainEqual(
      expect.objectContaining({type: 'onewaysynonym', input: 'aws', synonyms: ['lambda']}),
    );
  });

  it('replaces all records: what the site no longer has is gone', async () => {
    await push();
    const before = service.indexes.get('docs')!.records;
    const stale = {...before[0]!, objectID: '/docs/gone'};
    service.put('docs', {records: [...before, stale]});
    await push();
    expect(service.indexes.get('docs')!.records).toEqual(before);
  });

  it.each([
    ['the settings are', /^setSettings/],
    ['the synonyms are', /^saveSynonyms/],
    ['the records are', /^saveObjects/],
    ['the last step is', /^operationIndex .*_draft_\d+$/],
  ])('leaves the old index whole where %s refused', async (_, refused) => {
    service.put('docs', {rules: [{objectID: 'pinned'}]});
    const before = service.indexes.get('docs');
    service.onCall = (call) => {
      if (refused.test(call)) {
        throw new Error('Refused for the test');
      }
    };
    await expect(push()).rejects.toThrow(
      'The index docs of the application TESTAPP was not replaced; it stays as it was. ' +
        'The service says: Refused for the test',
    );
    expect(service.indexes.get('docs')).toBe(before);
    expect(service.calls.at(-1)).toMatch(/^deleteIndex .*_draft_\d+$/);
  });

  it('does not say that the index stays when only the end of the last step is not seen', async () => {
    let isMoved = false;
    service.onCall = (call) => {
      isMoved ||= /^operationIndex .*_draft_\d+$/.test(call);
      if (isMoved && call.startsWith('waitForTask')) {
        throw new Error('Refused for the test');
      }
    };
    await expect(push()).rejects.toThrow(
      'The index docs of the application TESTAPP is being replaced, but was not seen to be: ' +
        'look into the dashboard. The service says: Refused for the test',
    );
  });

  it('changes the index in one step: until the move it is the old one', async () => {
    service.put('docs', {rules: [{objectID: 'pinned'}]});
    const before = service.indexes.get('docs');
    const seen: unknown[] = [];
    service.onCall = () => seen.push(service.indexes.get('docs'));
    await push();
    expect(seen.length).toBeGreaterThan(8);
    // Each call found the old one, the last too: it waited for the move.
    expect(new Set(seen)).toEqual(new Set([before]));
    expect(service.indexes.get('docs')!.records).toHaveLength(6);
  });

  it('connects to the application and with the key that the environment names', async () => {
    const connect = vi.fn(() => {
      throw new Error('Invalid key');
    });
    const padded = {...environment, SEARCH_ADMIN_KEY: ' admin '};
    await expect(push({environment: padded, connect})).rejects.toThrow('Invalid key');
    const target = {appId: 'TESTAPP', adminKey: 'admin', indexName: 'docs'};
    expect(connect).toHaveBeenCalledExactlyOnceWith(target);
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
