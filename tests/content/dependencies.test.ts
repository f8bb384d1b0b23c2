import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
type Lock = {
  packages: Record<string, {version: string; resolved?: string; license?: string; dev?: boolean}>;
};

const read = (folder: string) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as Lock;
  return {manifest, lock, wanted: {...manifest.dependencies, ...manifest.devDependencies}};
};
const [site, api] = [read('.'), read('api')];

test.each([
  ['the site', site],
  ['the documented packages', api],
])('every package of %s is pinned to an exact version, and the lockfile has it', (_, one) => {
  expect(Object.keys(one.wanted).length).toBeGreaterThan(20);
  for (const [name, version] of Object.entries(one.wanted)) {
    if (version.startsWith('file:')) {
      continue;
    }
    // An alias names another package's version: `npm:zod@3.22.3`.
    const exact = version.replace(/^npm:.+@/, '');
    expect(exact, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(one.lock.packages[`node_modules/${name}`]?.version, name).toBe(exact);
  }
});

test('no lockfile names a registry', () => {
  const elsewhere = [site, api]
    .flatMap(({lock}) => Object.values(lock.packages))
    .filter(({resolved}) => resolved && !resolved.startsWith('types/'));
  expect(elsewhere).toEqual([]);
});

test('what both manifests pin has one version, but for zod', () => {
  const shared = Object.keys(site.wanted).filter((name) => name in api.wanted && name !== 'zod');
  expect(shared).toContain('remotion');
  for (const name of shared) {
    expect(api.wanted[name], name).toBe(site.wanted[name]);
  }
  // The documented packages are built on zod 3; the records of the site are read with zod 4.
  expect(api.wanted.zod).toMatch(/^3\./);
});

test('every package that is not documented has its reason in CONTRIBUTING.md', () => {
  const reasons = readFileSync('CONTRIBUTING.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const others = Object.keys({...site.wanted, ...api.manifest.devDependencies}).filter(
    (name) => !(name in api.manifest.dependencies),
  );
  expect(others.length).toBeGreaterThan(40);
  for (const name of others) {
    expect(
      reasons.some((line) => line.includes(`\`${name}\``)),
      name,
    ).toBe(true);
  }
});

test('the site itself needs few packages', () => {
  expect(Object.keys(site.lock.packages).length - 1).toBeLessThanOrEqual(1732);
});

/** Licences under which a package may ship with the site or build it. */
const accepted =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|MPL-2\.0|Python-2\.0|WTFPL)(?: (?:AND|OR) [\w.-]+)*\)?$/;

/** Packages that do not name their licence by its short name. */
const readByHand: Record<string, string> = {
  remotion: 'Remotion License',
  '@remotion/player': 'Remotion License',
  eval: 'MIT, in its LICENSE',
  format: 'MIT, in its Readme',
  'require-like': 'MIT, in its License',
};

test('what the site is built from and ships has a licence that allows it', () => {
  const shipped = Object.entries(site.lock.packages).filter(([name, {dev}]) => name && !dev);
  expect(shipped.length).toBeGreaterThan(1000);
  const others = shipped
    .filter(([, {license}]) => !accepted.test(license ?? ''))
    .map(([name]) => name.replace(/.*node_modules\//, ''));
  expect(others.sort()).toEqual(Object.keys(readByHand).sort());
});
