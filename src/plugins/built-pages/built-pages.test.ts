import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {appendToHead} from './page-edit.ts';
import {isPage, pageFile, replaceFile} from './page-file.ts';

test('tags go to the end of the head, whether or not its closing tag was left out', () => {
  expect(appendToHead('<head><title>A</title></head><body>', '<link>')).toBe(
    '<head><title>A</title><link></head><body>',
  );
  expect(appendToHead('<head><title>A</title><body>', '<link>')).toBe(
    '<head><title>A</title><link><body>',
  );
  expect(() => appendToHead('<p>', '<link>')).toThrow('neither');
});

test('the file of an address', () => {
  expect(pageFile('/docs/player/', '/')).toBe('docs/player/index.html');
  expect(pageFile('/site/ai', '/site/')).toBe('ai/index.html');
  expect(pageFile('/404.html', '/')).toBe('404.html');
  expect([isPage('/docs/'), isPage('/404.html')]).toEqual([true, false]);
});

test('a file is replaced and nothing else is left', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'built-pages-'));
  const file = path.join(folder, 'index.html');
  await writeFile(file, 'before');
  await replaceFile(file, 'after');
  expect(await readFile(file, 'utf8')).toBe('after');
  expect(await readdir(folder)).toEqual(['index.html']);
  await rm(folder, {recursive: true});
});
