import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pageCache} from './page-cache.ts';

let siteDir: string;
const code = () => path.join(siteDir, 'src/plugins/built-pages/step.ts');

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  mkdirSync(path.dirname(code()), {recursive: true});
  writeFileSync(code(), 'one');
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});

afterAll(() => rmSync(siteDir, {recursive: true}));

test('a value is made once of the same parts by the same code', async () => {
  const made: string[] = [];
  // A new cache each time, as each build has.
  const make = async (part: string) =>
    String(
      await pageCache(siteDir)('a', [part], () => {
        made.push(part);
        return part.toUpperCase();
      }),
    );
  expect([await make('x'), await make('x'), await make('y')]).toEqual(['X', 'X', 'Y']);
  expect(made).toEqual(['x', 'y']);
  writeFileSync(code(), 'two');
  expect(await make('y')).toBe('Y');
  expect(made).toEqual(['x', 'y', 'y']);
});
