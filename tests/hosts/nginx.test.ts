import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {nginxPath} from '../../scripts/install-programs.ts';
import {hostFiles} from '../../src/plugins/hosting/host-files.ts';
import {sites} from '../support/sites.ts';
import {arriving, expectedHeaders, hosting, pages} from './built.ts';

const nginx = nginxPath();
if (!nginx) {
  console.warn('nginx is not installed, and its tests are skipped. Hint: apt-get install nginx');
}

// A few thousand requests in turn.
vi.setConfig({testTimeout: 60_000});

/** A port that nothing uses now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as {port: number};
      server.close(() => resolve(port));
    });
  });

describe.skipIf(!nginx).each(['/', '/remotion/'])('nginx serves the build at %s', (baseUrl) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const below = (address: string) => baseUrl + address.slice(1);
  let origin: string;
  let server: ChildProcess;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const root = path.join(folder, 'root');
    const site = path.join(root, baseUrl).replace(/\/$/, '');
    mkdirSync(path.dirname(site), {recursive: true});
    symlinkSync(path.resolve(sites.bare.folder), site);
    const {'nginx.conf': directives} = hostFiles('nginx', {...hosting, baseUrl});
    writeFileSync(path.join(folder, 'site.conf'), directives!);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      path.join(folder, 'main.conf'),
      // Started by root, it would read files as a user that cannot.
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; events {}
http {
  types { text/html html; text/javascript js; text/css css; }
  access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/site.conf; }
}`,
    );
    const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'main.conf')];
    const {stderr} = spawnSync(nginx!, [...args, '-t'], {encoding: 'utf8'});
    expect(stderr).toContain('test is successful');
    server = spawn(nginx!, args, {stdio: 'ignore'});
    await vi.waitFor(() => fetch(origin), {timeout: 5000});
  }, 60_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, {recursive: true});
  });

  const ask = async (address: string) => {
    const answer = await fetch(origin + below(address), {redirect: 'manual'});
    await answer.arrayBuffer();
    return {status: answer.status, to: answer.headers.get('location'), headers: answer.headers};
  };

  test('every page answers 200 at its own address', async () => {
    expect(pages.length).toBeGreaterThan(200);
    for (const page of pages) {
      expect((await ask(page)).status, page).toBe(200);
    }
  });

  test('every other spelling of an address leads there in one step', async () => {
    for (const page of pages.filter((one) => one !== '/')) {
      const stem = page.replace(/\/$/, '');
      for (const spelling of [`${stem}.html`, `${stem}/index.html`, stem, `${stem}/`]) {
        if (spelling !== page) {
          expect(await ask(`${spelling}?q=1`), spelling).toMatchObject({
            status: 301,
            to: `${below(page)}?q=1`,
          });
        }
      }
      if (page.endsWith('/')) {
        expect(await ask(`${page}index.md`)).toMatchObject({status: 301, to: below(`${stem}.md`)});
      }
    }
    expect(await ask('/index.html')).toMatchObject({status: 301, to: baseUrl});
  });

  test('every redirect leads to its page in one step', async () => {
    expect(arriving.length).toBeGreaterThan(20);
    for (const {from, to, status} of hosting.redirects) {
      const target = to.startsWith('/') ? below(to) : to;
      for (const spelling of [from, `${from}/`, `${from}.html`]) {
        expect(await ask(spelling), spelling).toMatchObject({status, to: target});
      }
    }
    for (const {to} of arriving) {
      expect((await ask(to)).status, to).toBe(200);
    }
  });

  test('headers are those of the list, each once', async () => {
    for (const [address, expected] of Object.entries(expectedHeaders)) {
      const {status, headers} = await ask(address);
      expect(status, address).toBe(200);
      const sent = Object.keys(expected).map((name) => [name, headers.get(name)]);
      expect(Object.fromEntries(sent), address).toEqual(expected);
    }
  });

  test('anything else is the not-found page, with its status and headers', async () => {
    for (const address of [
      '/nothing',
      '/nothing/',
      '/docs/nothing.html',
      '/nginx.conf',
      '/404.html',
      '/x.md',
      '/assets/js/nothing.0123abcd.js',
    ]) {
      const answer = await fetch(origin + below(address));
      expect(answer.status, address).toBe(404);
      expect(await answer.text(), address).toContain('<title');
      expect(answer.headers.get('x-content-type-options'), address).toBe('nosniff');
      expect(answer.headers.get('cache-control') ?? '', address).not.toContain('immutable');
    }
  });
});
