import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http';
import {gunzipSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {requestHandler} from '../../scripts/serve/request-handler.ts';
import {pageFile} from '../../src/content/page-file.ts';
import {scriptHashes} from '../../src/plugins/hosting/content-policy.ts';
import {sites} from '../support/sites.ts';
import {hashed, pages} from './built.ts';

type Reply = {status: number; headers: IncomingHttpHeaders; body: Buffer};
type Asked = {method?: string; headers?: Record<string, string>};

const folder = path.resolve(sites.bare.folder);
const script = readFileSync(path.join(folder, hashed));
const home = readFileSync(path.join(folder, 'index.html'));
let server: Server;

beforeAll(async () => {
  server = createServer(requestHandler(folder, '/'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

/** Sends the path as it is written, which `fetch` would put in order first. */
const ask = (target: string, {method = 'GET', headers = {}}: Asked = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    // Without an agent: a connection that is kept for the next request may just be closing.
    request({host: '127.0.0.1', port, path: target, method, headers, agent: false}, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

test.each(pages.filter((_, index) => index % 10 === 0))('%s answers 200', async (page) => {
  const {status, headers} = await ask(page);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
});

test('the policy of contents allows the scripts in the text of every page, and no other', async () => {
  const policy = String((await ask('/')).headers['content-security-policy']);
  const [scripts] = policy.match(/script-src [^;]*/)!;
  const named = scripts.match(/'sha256-[^']+'/g)!;
  const used = pages.flatMap((page) =>
    scriptHashes(readFileSync(path.join(folder, pageFile(page)), 'utf8')),
  );
  expect([...new Set(used)].sort()).toEqual(named.toSorted());
  expect(scripts).not.toMatch(/unsafe|\*|data:|https:/);
});

test('no page has a style attribute, which the policy refuses', () => {
  const styled = pages.filter((page) =>
    /<[a-z][^<>]*\sstyle=/.test(
      readFileSync(path.join(folder, pageFile(page)), 'utf8').replace(/<script.*?<\/script>/gs, ''),
    ),
  );
  expect(styled).toEqual([]);
});

test.each(['//', '///'])('%s leads to the home page', async (target) => {
  const {status, headers} = await ask(target);
  expect([status, headers.location]).toEqual([301, '/']);
});

test.each([
  '//evil.example',
  '//evil.example/docs',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%',
  '/%e0%a4%a',
])('%s is an address of this site that does not exist', async (target) => {
  const {status, headers, body} = await ask(target, {headers: {Accept: 'text/html,*/*'}});
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(body.toString()).toContain('<h1');
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/docs/..%2f..%2f..%2fpackage.json',
  '/..\\package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/%00',
  '/docs/api%00.html',
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/.nojekyll',
  '//.nojekyll',
  '/./.nojekyll',
  '/assets/..%2f.nojekyll',
  '/assets/..%2findex.html',
  '/assets',
  '/assets/',
  '/assets/js/',
])('%s shows nothing of the machine or the host', async (target) => {
  const {status, body} = await ask(target);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/"devDependencies"|Index of|X-Content-Type/);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused',
  async (method) => {
    const {status, headers} = await ask('/', {method});
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('an address with its host, as proxies send it, is answered', async () => {
  const {status, body} = await ask('http://127.0.0.1/?from=proxy');
  expect(status).toBe(200);
  expect(body.equals(home)).toBe(true);
});

test('HEAD answers as GET does, without the content', async () => {
  const {status, headers, body} = await ask('/', {method: 'HEAD'});
  expect([status, headers['content-length'], body.length]).toEqual([200, `${home.length}`, 0]);
});

describe('what is missing', () => {
  test('is kept by nobody, in folders of files that are kept for a year, too', async () => {
    expect((await ask(hashed)).headers['cache-control']).toContain('immutable');
    for (const target of ['/assets/js/gone.0123abcd.js', '/search/texts-gone.json', '/docs/gone']) {
      const {status, headers} = await ask(target);
      expect([status, headers['cache-control']], target).toEqual([
        404,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  test('is a page for readers, and a line for whoever asked for a file', async () => {
    expect((await ask('/docs/gone')).headers['content-type']).toContain('text/html');
    const file = await ask('/assets/js/gone.js');
    expect(file.headers['content-type']).toContain('text/plain');
    expect(file.body.toString()).toBe('Not found\n');
  });
});

test('text travels compressed, pictures as they are', async () => {
  const headers = {'Accept-Encoding': 'gzip'};
  const page = await ask('/', {headers});
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.headers.vary).toContain('Accept-Encoding');
  expect(gunzipSync(page.body).equals(home)).toBe(true);
  expect((await ask('/favicon.ico', {headers})).headers['content-encoding']).toBeUndefined();
});

describe('validators', () => {
  test.each(['*', 'TAG', 'W/TAG', '"other", TAG', 'W/"other", TAG, "third"'])(
    'If-None-Match: %s finds the file unchanged',
    async (value) => {
      const etag = (await ask(hashed)).headers.etag!;
      const tag = value.includes('W/TAG') ? etag.replace(/^(?:W\/)?/, 'W/') : etag;
      const headers = {'If-None-Match': value.replace(/(?:W\/)?TAG/, tag)};
      expect((await ask(hashed, {headers})).status).toBe(304);
    },
  );

  test('If-None-Match with another tag gets the file', async () => {
    expect((await ask(hashed, {headers: {'If-None-Match': '"other"'}})).status).toBe(200);
  });

  test('If-Modified-Since is heeded', async () => {
    const {'last-modified': modified} = (await ask(hashed)).headers;
    const since = async (date: string) =>
      (await ask(hashed, {headers: {'If-Modified-Since': date}})).status;
    expect(await since(modified!)).toBe(304);
    expect(await since('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });
});

describe('ranges', () => {
  const size = script.length;
  test('count the bytes of the file, also for whoever could read it compressed', async () => {
    const headers = {Range: 'bytes=0-', 'Accept-Encoding': 'gzip, br'};
    const answer = await ask(hashed, {headers});
    expect([answer.status, answer.headers['content-encoding']]).toEqual([206, undefined]);
    expect(answer.body.equals(script)).toBe(true);
  });

  test.each([
    ['bytes=0-4', 206, script.subarray(0, 5)],
    ['bytes=-5', 206, script.subarray(size - 5)],
    [`bytes=${size - 3}-`, 206, script.subarray(size - 3)],
    [`bytes=0-${size * 2}`, 206, script],
    // What is no range is as if it were not there.
    ['abc', 200, script],
  ])('%s answers %d', async (range, status, bytes) => {
    const answer = await ask(hashed, {headers: {Range: range}});
    expect(answer.status).toBe(status);
    expect(answer.body.equals(bytes)).toBe(true);
  });

  test.each([`bytes=${size}-`, 'bytes=9-0'])('%s is refused', async (range) => {
    const {status, headers} = await ask(hashed, {headers: {Range: range}});
    expect([status, headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });
});

test('500 strange requests are answered, and the page after them as before', async () => {
  // The same on every machine: a failure can be repeated.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const parts = ['/', '//', '..', '.', '%2e', '%2f', '%', '%00', '?', '#', '\\', ':', '@', 'docs'];
  parts.push(
    'assets',
    'index.html',
    'api',
    '.md',
    '_headers',
    'http:',
    ';',
    '*',
    '~',
    '+',
    '%F0%9F',
  );
  const statuses = new Set<number>();
  for (let index = 0; index < 500; index++) {
    const target = `/${Array.from({length: random(9)}, () => parts[random(parts.length)]).join('')}`;
    const {status, body, headers} = await ask(target);
    statuses.add(status);
    expect([200, 301, 302, 404], target).toContain(status);
    expect(headers.location ?? '/', target).toMatch(/^\/(?!\/)|^https:/);
    expect(body.includes('"devDependencies"'), target).toBe(false);
  }
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 301, 404]));
  expect((await ask('/')).body.equals(home)).toBe(true);
});
