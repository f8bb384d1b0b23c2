import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {metas} from './meta.ts';

test('every film belongs to an entry of the showcase', () => {
  const entries = readdirSync('src/data/showcase').map((file) => file.replace('.yaml', ''));
  expect(Object.keys(metas).length).toBeGreaterThan(0);
  expect(Object.keys(metas).filter((slug) => !entries.includes(slug))).toEqual([]);
});

test('no two entries have the same picture', () => {
  const pictures = readdirSync('static/media/showcase').map((file) =>
    readFileSync(`static/media/showcase/${file}`, 'base64'),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures).size).toBe(pictures.length);
});
