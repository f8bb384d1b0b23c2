import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {diskCache} from '../content/disk-cache.ts';
import {printedLinks} from './printed-links.ts';

const home = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(home, {recursive: true}));

test('the addresses that packages print, each once, read again with other packages', async () => {
  const dist = path.join(home, 'node_modules/tool/dist');
  mkdirSync(dist, {recursive: true});
  const write = (lockfile: string, code: string) => {
    writeFileSync(path.join(home, 'package-lock.json'), lockfile);
    writeFileSync(path.join(dist, 'index.js'), code);
  };
  const read = async () => {
    const links = await printedLinks(home, ['tool'], diskCache(path.join(home, '.cache')));
    return links.map(({url, line}) => [url, line]);
  };
  write(
    'one',
    `throw 'See https://remotion.dev/docs/guide#install.';
// https://www.remotion.dev/docs/guide#other, https://remotion.dev/docs/guide#install
/* remotion.dev/docs/none/ and remotion.dev/docs/later */`,
  );
  const first = [
    ['/docs/guide#install', 1],
    ['/docs/guide#other', 2],
    ['/docs/none/', 3],
    ['/docs/later', 3],
  ];
  expect(await read()).toEqual(first);
  write('one', '// remotion.dev/docs/new');
  expect(await read()).toEqual(first);
  write('two', '// remotion.dev/docs/new');
  expect(await read()).toEqual([['/docs/new', 1]]);
});
