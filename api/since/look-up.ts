import type ts from 'ts6';
import {extract} from '../extract/extract.ts';
import type {ApiFact, PackageFacts} from '../facts.ts';
import {
  isAfter,
  nearest,
  nextPositions,
  notAfter,
  releasesOf,
  sinceOf,
  type Reading,
} from './bisect.ts';
import {installAll, versionsOf, type Installed} from './registry.ts';
import {namesOf, ownerOf, withoutRepeats, type PackageSince} from './since.ts';

/**
 * Finds which version brought each name of a package.
 * @param facts the package at the version that the docs describe
 * @param limit the site's version, when that of the package is newer and stands for it
 * @param known what was found when the package had an earlier version
 */
export async function lookUp(
  facts: PackageFacts,
  limit: string,
  known?: PackageSince,
): Promise<PackageSince> {
  const all = await versionsOf(facts.package);
  const releases = releasesOf(all);
  const from = known ? releases.indexOf(nearest(releases, known.through)!) : 0;
  const versions = releases.slice(from, releases.indexOf(facts.version) + 1);
  const names = namesOf(facts.apis);
  const readings = await readVersions(facts.package, names, versions);
  const dated = [...names].sort().flatMap((name) => {
    const since = sinceOf(name, readings, versions) ?? known?.names[name];
    return since ? [[name, notAfter(since, limit)] as const] : [];
  });
  const [first] = all;
  const isLater = first !== '4.0.0' && first === releases[0] && !isAfter(first!, limit);
  return {
    through: facts.version,
    ...(isLater && {published: {version: first!, atLatest: true}}),
    names: withoutRepeats(Object.fromEntries(dated)),
  };
}

/** Reads the first version, and then those between which names came, until nothing is between. */
async function readVersions(name: string, names: ReadonlySet<string>, versions: readonly string[]) {
  const last = versions.length - 1;
  const readings = new Map<number, Reading>([[last, (one) => names.has(one)]]);
  // What is missing for the last version too was not needed to read the names.
  const [pinned] = await installAll(name, versions.slice(last));
  const read = (folder: Installed) =>
    readVersion(name, {...folder, missing: without(folder.missing, pinned!.missing)});
  for (
    let positions = last > 0 ? [0] : [];
    positions.length > 0;
    positions = nextPositions(names, readings)
  ) {
    const wanted = positions.map((position) => versions[position]!);
    const folders = await installAll(name, wanted);
    positions.forEach((position, index) => readings.set(position, read(folders[index]!)));
  }
  return readings;
}

const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((one) => !others.includes(one));

/** Parsed files that all versions share: those of the language, of React and of Node. */
const parsed = new Map<string, ts.SourceFile>();

function readVersion(name: string, {root, version, versions, missing}: Installed): Reading {
  try {
    const [facts] = extract(root, versions, [name], parsed);
    console.log(`${name}@${version}`, missing.length > 0 ? `without ${missing.join(', ')}` : '');
    return readingOf(facts!.apis, missing.length === 0);
  } catch (error) {
    console.warn(`${name}@${version} cannot be read: ${String(error)}`);
    return () => undefined;
  }
}

/** With what may be there without being listed, such as attributes taken over from React. */
const withUnlisted = (api: ApiFact): ApiFact => ({
  ...api,
  options: [...api.options, ...api.inherited],
  parameters: [...api.parameters, ...(api.optionsParameter ? [api.optionsParameter] : [])],
});

/**
 * What a version says of names. One without any exports says nothing: its types were not found.
 * @param isWhole whether all modules that its types name were there; where not, an export without
 *   any options may have some
 */
export function readingOf(apis: readonly ApiFact[], isWhole: boolean): Reading {
  const has = namesOf(apis.map(withUnlisted));
  const listOf = (name: string): string => name.replace(/(#\w+)\..*$/, '$1');
  const lists = new Set([...has].map(listOf));
  return (name) => {
    const isUnread = !isWhole && name.includes('#') && !lists.has(listOf(name));
    const cannotTell = apis.length === 0 || (isUnread && has.has(ownerOf(name)!));
    return has.has(name) || (cannotTell ? undefined : false);
  };
}
