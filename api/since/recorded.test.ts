import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {documentedPackages} from '../../src/config/packages.ts';
import {site} from '../../src/config/site.ts';
import {isAfter} from './bisect.ts';
import type {SinceFile} from './since.ts';

const recorded = JSON.parse(readFileSync('api/facts/since.json', 'utf8')) as SinceFile;
const dates = Object.values(recorded).flatMap(({published, names}) => [
  ...Object.values(names),
  ...(published ? [published] : []),
]);

test('all packages are looked up, through the version that is described: npm run api:since', () => {
  const through = Object.entries(recorded).map(([name, {through: version}]) => [name, version]);
  expect(Object.fromEntries(through)).toEqual(documentedPackages);
});

test('versions are after 4.0.0, and none is newer than what the site describes', () => {
  expect(dates.length).toBeGreaterThan(500);
  for (const {version} of dates) {
    expect(version).toMatch(/^4\.0\.[1-9]\d*$/);
    expect(isAfter(version, site.version), version).toBe(false);
  }
});

test('names are sorted', () => {
  for (const {names} of Object.values(recorded)) {
    expect(Object.keys(names)).toEqual(Object.keys(names).sort());
  }
});
