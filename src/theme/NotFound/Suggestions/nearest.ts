import {editDistance} from '@site/src/data/schemas/nearest-word';

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);

/** How different two segments are: 0 the same, 1 nothing in common. */
const difference = (a: string, b: string) => editDistance(a, b) / Math.max(a.length, b.length, 1);

/** A folder too many or too few weighs less than another word. */
const folder = 0.35;

/** How far apart two addresses are: the cheapest way to turn the segments of one into the other's. */
function distance(from: readonly string[], to: readonly string[]): number {
  let above = Array.from({length: to.length + 1}, (_, column) => column * folder);
  from.forEach((segment, row) => {
    const current = [(row + 1) * folder];
    to.forEach((other, column) => {
      const changed = above[column]! + difference(segment, other);
      current.push(Math.min(changed, above[column + 1]! + folder, current[column]! + folder));
    });
    above = current;
  });
  return above[to.length]!;
}

/** Anything further away is no guess any more. */
const farthest = 0.75;

/**
 * The addresses that a reader may have meant, nearest first. The order is the
 * same for the same input; the home page is never among them.
 */
export function nearestPaths(requested: string, known: readonly string[], count: number): string[] {
  const from = segmentsOf(requested);
  const last = from.at(-1);
  if (!last) {
    return [];
  }
  return known
    .map((path) => ({path, to: segmentsOf(path)}))
    .filter(({to}) => to.length > 0)
    .map(({path, to}) => ({
      path,
      // The end of an address names the page: it must be alike too.
      distance: distance(from, to) + difference(last, to.at(-1)!) / 2,
    }))
    .filter((guess) => guess.distance <= farthest)
    .sort(
      (a, b) =>
        a.distance - b.distance || a.path.length - b.path.length || (a.path < b.path ? -1 : 1),
    )
    .slice(0, count)
    .map(({path}) => path);
}
