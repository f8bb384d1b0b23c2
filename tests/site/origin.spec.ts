import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sites} from '../support/sites.ts';
import {expect, test} from '../support/test.ts';

test('no built file names a folder of the machine that built it', () => {
  const files = readdirSync(sites.bare.folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|js|css|json|md|txt|xml|map)$/.test(file))
    .map((file) => path.join(sites.bare.folder, file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(process.cwd()))).toEqual([]);
});
