import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {allRedirects, hostFiles} from '../../src/plugins/hosting/host-files.ts';
import {expectedHeaders, files, hosting} from './built.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netlify-'));
const fileOf = (name: string) => path.join(folder, name);

beforeAll(() => {
  for (const [name, text] of Object.entries(hostFiles('netlify', hosting))) {
    writeFileSync(fileOf(name), text);
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

test('Netlify reads every redirect, and no file is in the way of one', async () => {
  const {redirects, errors} = await parseAllRedirects({
    redirectsFiles: [fileOf('_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toEqual(
    allRedirects(hosting).map(({from, to, status}) =>
      expect.objectContaining({from, to, status, force: false}),
    ),
  );
  // Without force, a file at the address would be sent instead.
  const taken = new Set(files.map((file) => `/${file.replace(/(?:\/index)?\.html$/, '')}`));
  expect(allRedirects(hosting).filter(({from}) => taken.has(from))).toEqual([]);
});

test('Netlify reads the headers, and those of a path are those of the list', async () => {
  const {headers, errors} = await parseAllHeaders({
    headersFiles: [fileOf('_headers')],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  const rules = headers as {forRegExp: RegExp; values: Record<string, string>}[];
  for (const [address, expected] of Object.entries(expectedHeaders)) {
    const fitting = rules.filter(({forRegExp}) => forRegExp.test(address));
    const names = fitting.flatMap(({values}) => Object.keys(values));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    // Of two values of this one, joined, browsers take none: that allows what the last one does.
    expect(['', 'Cross-Origin-Resource-Policy'], address).toContain(twice.join());
    expect({
      // What Netlify sends where no rule says otherwise.
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...Object.assign({}, ...fitting.map(({values}) => values)),
    }).toMatchObject(expected);
  }
});
