import {describe, expect, test} from 'vitest';
import {nearest, nextPositions, notAfter, releasesOf, sinceOf, type Reading} from './bisect.ts';

/** What each version of a package has; nothing where it cannot be read. */
type Toy = Readonly<Record<string, readonly string[] | undefined>>;

const readingOf =
  (names: readonly string[] | undefined): Reading =>
  (name) =>
    names && (names.includes(name) || (names.includes(`${name}?`) ? undefined : false));

/** Looks names up as it is done with the registry, and says what was read. */
function lookUp(toy: Toy, names: readonly string[]) {
  const versions = Object.keys(toy);
  const readings = new Map([
    [0, readingOf(toy[versions[0]!])],
    [versions.length - 1, readingOf(names)],
  ]);
  for (let positions = nextPositions(names, readings); positions.length > 0;) {
    positions.forEach((position) => readings.set(position, readingOf(toy[versions[position]!])));
    positions = nextPositions(names, readings);
  }
  return {
    since: Object.fromEntries(names.map((name) => [name, sinceOf(name, readings, versions)])),
    read: [...readings.keys()].map((position) => versions[position]!),
  };
}

const history = (length: number, namesAt: (patch: number) => string[] | undefined): Toy =>
  Object.fromEntries(Array.from({length}, (_, patch) => [`4.0.${patch}`, namesAt(patch)]));

describe('the first version that has a name', () => {
  test('lies after the last that lacks it', () => {
    const toy = history(100, (patch) => (patch >= 37 ? ['name'] : []));
    expect(lookUp(toy, ['name']).since).toEqual({name: {version: '4.0.37'}});
  });

  test('is found in few steps, together for names that came together', () => {
    const names = ['a', 'b', 'c'];
    const toy = history(100, (patch) => (patch >= 37 ? names : []));
    const {since, read} = lookUp(toy, names);
    expect(Object.values(since)).toEqual(names.map(() => ({version: '4.0.37'})));
    expect(read.length).toBeLessThan(10);
  });

  test('is found for names that came apart', () => {
    const first = {a: 3, b: 41, c: 42, d: 99};
    const toy = history(100, (patch) =>
      Object.entries(first).flatMap(([name, at]) => (patch >= at ? [name] : [])),
    );
    expect(lookUp(toy, Object.keys(first)).since).toEqual({
      a: {version: '4.0.3'},
      b: {version: '4.0.41'},
      c: {version: '4.0.42'},
      d: {version: '4.0.99'},
    });
  });

  test('is nothing for what the first version has, and no other is read for it', () => {
    const {since, read} = lookUp(
      history(50, () => ['name']),
      ['name'],
    );
    expect(since).toEqual({name: undefined});
    expect(read).toEqual(['4.0.0', '4.0.49']);
  });

  test('is known at the latest where versions before it are missing', () => {
    const toy = {'4.0.0': [], '4.0.5': [], '4.0.9': ['name'], '4.0.10': ['name']};
    expect(lookUp(toy, ['name']).since).toEqual({name: {version: '4.0.9', atLatest: true}});
  });

  test('is known at the latest where the version before it cannot be read', () => {
    const toy = history(20, (patch) => (patch === 9 ? undefined : patch >= 10 ? ['name'] : []));
    expect(lookUp(toy, ['name']).since).toEqual({name: {version: '4.0.10', atLatest: true}});
  });

  test('is not taken from a version that cannot tell', () => {
    const toy = history(20, (patch) =>
      patch >= 12 ? ['name', 'other'] : patch >= 8 ? ['name?', 'other'] : [],
    );
    expect(lookUp(toy, ['name', 'other']).since).toEqual({
      name: {version: '4.0.12', atLatest: true},
      other: {version: '4.0.8'},
    });
  });

  test('is nothing where no version is known to lack it', () => {
    const toy = history(10, (patch) => (patch >= 5 ? ['name'] : undefined));
    expect(lookUp(toy, ['name']).since).toEqual({name: undefined});
  });

  test('is that from which on it stayed, when a version is read in which it had vanished', () => {
    const toy = history(16, (patch) => [
      ...(patch >= 14 || (patch >= 6 && patch < 10) ? ['name'] : []),
      ...(patch >= 12 ? ['other'] : []),
    ]);
    expect(lookUp(toy, ['name', 'other']).since).toEqual({
      name: {version: '4.0.14'},
      other: {version: '4.0.12'},
    });
  });
});

test('releases are those of 4.0, without trials, in the order of their numbers', () => {
  const all = ['3.3.103', '4.0.0-alpha5', '4.0.10', '4.0.0', '4.0.9', '4.1.0-alpha2'];
  expect(releasesOf(all)).toEqual(['4.0.0', '4.0.9', '4.0.10']);
});

test('the nearest release is not newer, where there is one', () => {
  const releases = ['4.0.9', '4.0.10', '4.0.100'];
  expect(nearest(releases, '4.0.99')).toBe('4.0.10');
  expect(nearest(releases, '4.0.10')).toBe('4.0.10');
  expect(nearest(releases, '4.0.1')).toBe('4.0.9');
  expect(nearest([], '4.0.1')).toBeUndefined();
});

test('a version that stands for an earlier one tells what that has', () => {
  expect(notAfter({version: '4.0.298'}, '4.0.293')).toEqual({version: '4.0.293', atLatest: true});
  expect(notAfter({version: '4.0.98'}, '4.0.293')).toEqual({version: '4.0.98'});
});
