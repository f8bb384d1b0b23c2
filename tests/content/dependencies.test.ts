import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {documentedPackages} from '../../src/config/packages.ts';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const wanted = {...manifest.dependencies, ...manifest.devDependencies};
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {version: string; resolved?: string}>;
};

test('every package is pinned to an exact version, and the lockfile has that one', () => {
  expect(Object.keys(wanted).length).toBeGreaterThan(20);
  for (const [name, version] of Object.entries(wanted)) {
    if (version.startsWith('file:')) {
      continue;
    }
    // An alias names another package's version: `npm:zod@3.22.3`.
    const exact = version.replace(/^npm:.+@/, '');
    expect(exact, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(exact);
  }
});

test('the lockfile names no registry', () => {
  const elsewhere = Object.values(lock.packages).filter(
    ({resolved}) => resolved && !resolved.startsWith('types/'),
  );
  expect(elsewhere).toEqual([]);
});

test('every package that is not documented has its reason in CONTRIBUTING.md', () => {
  const reasons = readFileSync('CONTRIBUTING.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const others = Object.keys(wanted).filter((name) => !(name in documentedPackages));
  expect(others.length).toBeGreaterThan(40);
  for (const name of others) {
    expect(
      reasons.some((line) => line.includes(`\`${name}\``)),
      name,
    ).toBe(true);
  }
});

test('the documented packages are installed at the versions of their table', () => {
  expect(Object.keys(documentedPackages).length).toBeGreaterThan(40);
  expect(wanted).toMatchObject(documentedPackages);
});
