import type {Since} from './since.ts';

/** Whether a version has a name; nothing where the version cannot tell. */
export type Reading = (name: string) => boolean | undefined;

/** What is known of versions, by their position in the list of all, the oldest first. */
export type Readings = ReadonlyMap<number, Reading>;

/** The last version known to lack a name, and the first one after it known to have it. */
function boundsOf(name: string, readings: Readings) {
  const positions = [...readings.keys()].sort((a, b) => a - b);
  const lacks = positions.findLast((position) => readings.get(position)!(name) === false);
  const has = positions.find(
    (position) => position > (lacks ?? -1) && readings.get(position)!(name),
  );
  return {has, lacks};
}

/** The middle one of the versions that have not been read, for each gap in which a name came. */
export function nextPositions(names: Iterable<string>, readings: Readings): number[] {
  const gaps = new Map<string, number>();
  for (const name of names) {
    const {has, lacks = -1} = boundsOf(name, readings);
    const unread = Array.from({length: (has ?? 0) - lacks - 1}, (_, at) => lacks + 1 + at).filter(
      (position) => !readings.has(position),
    );
    if (unread.length > 0) {
      gaps.set(`${lacks} ${has}`, unread[Math.floor(unread.length / 2)]!);
    }
  }
  return [...new Set(gaps.values())];
}

/**
 * The version that brought a name. Nothing where none is known to lack it: it may have been there
 * from the start.
 */
export function sinceOf(
  name: string,
  readings: Readings,
  versions: readonly string[],
): Since | undefined {
  const {has, lacks} = boundsOf(name, readings);
  if (has === undefined || lacks === undefined) {
    return undefined;
  }
  const version = versions[has]!;
  return isNext(versions[lacks]!, version) ? {version} : {version, atLatest: true};
}

const patchOf = (version: string): number => Number(version.split('.')[2]);

/** Whether no version can have been published between two of 4.0. */
const isNext = (before: string, after: string): boolean => patchOf(after) - patchOf(before) === 1;

/** Versions of 4.0 in order, without those made for trial. */
export const releasesOf = (versions: readonly string[]): string[] =>
  versions.filter((version) => /^4\.0\.\d+$/.test(version)).sort((a, b) => patchOf(a) - patchOf(b));

/** The newest version that is not newer than another; the oldest, where all are newer. */
export const nearest = (releases: readonly string[], version: string): string | undefined =>
  releases.findLast((release) => patchOf(release) <= patchOf(version)) ?? releases[0];

export const isAfter = (version: string, limit: string): boolean =>
  patchOf(version) > patchOf(limit);

/** A version that is not newer than the limit: what a newer one has, the limit is known to have. */
export const notAfter = (since: Since, limit: string): Since =>
  isAfter(since.version, limit) ? {version: limit, atLatest: true} : since;
