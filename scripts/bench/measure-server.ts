import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';

/** Seconds until the first page was there, and until each saved change was. */
export type ServerTimes = {firstPage: number; saved: number[]};

const changes = 3;
const page = 'docs/getting-started.mdx';

/** No start and no change may take longer, so that one that hangs ends. */
const limitMilliseconds = 120_000;

/**
 * Starts the development server with nothing kept, opens a page, and changes it a few times.
 * @param folder of a copy of the site
 */
export async function measureServer(folder: string, browser: Browser): Promise<ServerTimes> {
  const address = `http://127.0.0.1:${await freePort()}`;
  const started = performance.now();
  const server = start(folder, address);
  const tab = await browser.newPage();
  // Such as a page that does not compile: then the server keeps the old version of all pages.
  let complaint = '';
  tab.on('console', (message) => {
    complaint = message.text().includes('ERROR') ? message.text() : complaint;
  });
  try {
    await answer(server, `${address}/docs/`);
    await tab.goto(`${address}/docs/`, {timeout: limitMilliseconds});
    await tab.locator('h1').waitFor({timeout: limitMilliseconds});
    const firstPage = secondsSince(started);
    const saved: number[] = [];
    for (let change = 0; change < changes; change++) {
      saved.push(await timeChange(path.join(folder, page), tab));
    }
    return {firstPage, saved};
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${complaint}`, {cause: error});
  } finally {
    await tab.close();
    await stop(server);
  }
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

function start(folder: string, address: string): ChildProcess {
  const {hostname, port} = new URL(address);
  return spawn('docusaurus', ['start', '--no-open', '--host', hostname, '--port', port], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const closed = once(server, 'close');
    server.kill();
    await closed;
  }
}

/** Waits until the server answers with a page. */
async function answer(server: ChildProcess, address: string): Promise<void> {
  const end = performance.now() + limitMilliseconds;
  while (performance.now() < end) {
    if (server.exitCode !== null) {
      throw new Error(`The server ended with exit code ${server.exitCode}.`);
    }
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) {
      return;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`The server has not answered within ${limitMilliseconds / 1000} s.`);
}

/** Saves a page with one more sentence, and waits until the browser shows it. */
async function timeChange(file: string, tab: Page): Promise<number> {
  const sentence = `This sentence was saved at ${Date.now()}.`;
  // What was changed before is still being built when the browser shows it.
  await tab.waitForTimeout(1500);
  const text = readFileSync(file, 'utf8');
  const started = performance.now();
  writeFileSync(file, `${text.trimEnd()}\n\n${sentence}\n`);
  await tab.getByText(sentence).waitFor({timeout: limitMilliseconds});
  return secondsSince(started);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as {port: number};
  probe.close();
  await once(probe, 'close');
  return port;
}
