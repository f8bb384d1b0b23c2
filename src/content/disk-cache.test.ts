import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {diskCache} from './disk-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('a value is found under its name and key, and a new one replaces it', () => {
  const cache = diskCache(folder);
  expect(cache.read('docs/a', 'one')).toBeUndefined();
  cache.write('docs/a', 'one', {words: ['ü', 2]});
  expect(diskCache(folder).read('docs/a', 'one')).toEqual({words: ['ü', 2]});
  expect(cache.read('docs/a', 'two')).toBeUndefined();
  expect(cache.read('docs/a', 'on')).toBeUndefined();
  cache.write('docs/a', 'two', []);
  expect(cache.read('docs/a', 'two')).toEqual([]);
  expect(readdirSync(path.join(folder, 'docs'))).toEqual(['a']);
});

test('bytes come back as they were written', () => {
  const cache = diskCache(folder);
  const bytes = Uint8Array.from({length: 256}, (_, byte) => byte);
  cache.writeBytes('card.png', 'key', bytes);
  expect([...cache.readBytes('card.png', 'key')!]).toEqual([...bytes]);
  cache.writeBytes('empty', 'key', new Uint8Array());
  expect(cache.readBytes('empty', 'key')).toHaveLength(0);
});

test('what was cut off or is not ours is a miss', () => {
  const cache = diskCache(folder);
  cache.write('a', 'key', [1, 2, 3]);
  const whole = readFileSync(path.join(folder, 'a'));
  for (const length of [0, 2, 10, whole.length - 1]) {
    writeFileSync(path.join(folder, 'a'), whole.subarray(0, length));
    expect(cache.read('a', 'key')).toBeUndefined();
  }
  writeFileSync(path.join(folder, 'a'), '{"other": true}');
  expect(cache.readBytes('a', 'key')).toBeUndefined();
});
