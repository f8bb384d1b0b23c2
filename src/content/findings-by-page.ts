import {diskCache, type DiskCache} from './disk-cache.ts';
import type {CheckResult, Finding} from './finding.ts';
import type {Page} from './page.ts';
import {hashOf} from './hash.ts';

type Cached<Value> = Record<string, {key: string; value: Value}>;

/** What a check found on one page, and how much of what it looks at the page has. */
export type PageResult = {inspected: number; findings: Finding[]};

/** For all checks; each has its name in it. */
export const findingsCache = diskCache('.cache/findings');

/**
 * What a check says of each page, asking it only for pages that have changed since the last time.
 * @param check its name, under which the values are cached
 * @param version changes when the check would say something else of the same page
 * @param find gets the changed pages, and returns the value of each
 */
export async function valuesByPage<P extends Pick<Page, 'file' | 'text'>, Value>(
  cache: DiskCache,
  check: string,
  version: string,
  pages: readonly P[],
  find: (changed: readonly P[]) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const old = cache.read<Cached<Value>>(check, version) ?? {};
  const keys = new Map(pages.map((page) => [page, hashOf(page.text)]));
  const changed = pages.filter((page) => old[page.file]?.key !== keys.get(page));
  const found = changed.length > 0 ? await find(changed) : [];
  const fresh = changed.map(
    (page, index) => [page.file, {key: keys.get(page)!, value: found[index]!}] as const,
  );
  const all: Cached<Value> = {...old, ...Object.fromEntries(fresh)};
  if (changed.length > 0) {
    cache.write(check, version, all);
  }
  return pages.map((page) => all[page.file]!.value);
}

/** The same of a check that says nothing but findings. */
export const findingsByPage = async <P extends Pick<Page, 'file' | 'text'>>(
  ...args: Parameters<typeof valuesByPage<P, readonly Finding[]>>
): Promise<Finding[]> => (await valuesByPage(...args)).flat();

/** The results of pages as one. */
export const sumOf = (results: readonly PageResult[]): PageResult => ({
  inspected: results.reduce((sum, {inspected}) => sum + inspected, 0),
  findings: results.flatMap(({findings}) => findings),
});

/**
 * The result of a check that looks at all of something at once.
 * @param key changes when the check would say something else
 */
export async function resultOf(
  cache: DiskCache,
  key: string,
  check: {name: string; run: () => CheckResult | Promise<CheckResult>},
): Promise<CheckResult> {
  const old = cache.read<CheckResult>(check.name, key);
  const result = old ?? (await check.run());
  if (!old) {
    cache.write(check.name, key, result);
  }
  return result;
}
