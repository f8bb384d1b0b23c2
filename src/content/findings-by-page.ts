import {diskCache, type DiskCache} from './disk-cache.ts';
import type {Finding} from './finding.ts';
import type {Page} from './page.ts';
import {hashOf} from './hash.ts';

type Cached = Record<string, {key: string; findings: Finding[]}>;

/** For all checks; each has its name in it. */
export const findingsCache = diskCache('.cache/findings');

/**
 * What a check finds on each page, asking it only for pages that have changed since the last time.
 * @param check its name, under which the findings are cached
 * @param version changes when the check would find something else on the same page
 * @param find gets the changed pages, and returns the findings of each
 */
export async function findingsByPage<P extends Pick<Page, 'file' | 'text'>>(
  cache: DiskCache,
  check: string,
  version: string,
  pages: readonly P[],
  find: (changed: readonly P[]) => Promise<readonly Finding[][]>,
): Promise<Finding[]> {
  const old = cache.read<Cached>(check, version) ?? {};
  const keys = new Map(pages.map((page) => [page, hashOf(page.text)]));
  const changed = pages.filter((page) => old[page.file]?.key !== keys.get(page));
  const found = changed.length > 0 ? await find(changed) : [];
  const fresh = changed.map(
    (page, index) => [page.file, {key: keys.get(page)!, findings: found[index] ?? []}] as const,
  );
  const all: Cached = {...old, ...Object.fromEntries(fresh)};
  if (changed.length > 0) {
    cache.write(check, version, all);
  }
  return pages.flatMap((page) => all[page.file]!.findings);
}
