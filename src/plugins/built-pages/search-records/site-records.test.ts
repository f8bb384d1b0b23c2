import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {siteRecords} from './index.ts';

const files = ['index.html', 'docs/player.html', 'docs/api.html', 'blog/page/2.html'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-records-'));
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    const head = `<title>${file}</title><link rel=canonical href=https://docs.example/>`;
    const main = `<main><h1>${file}</h1><h2 id=a>A</h2></main>`;
    await writeFile(path.join(folder, file), head + main);
  }
});

afterAll(() => rm(folder, {recursive: true}));

it('reads pages in the order of their addresses, and no continued lists', async () => {
  const read = (order: readonly string[]) => siteRecords(folder, order);
  const records = await read(files);
  expect(records.map(({objectID}) => objectID)).toEqual([
    '/',
    '/#a',
    '/docs/api',
    '/docs/api#a',
    '/docs/player',
    '/docs/player#a',
  ]);
  expect(await read(files.toReversed())).toEqual(records);
});
