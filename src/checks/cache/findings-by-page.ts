import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {hashOf} from './hash.ts';

type Kept = Record<string, {key: string; findings: Finding[]}>;

/**
 * What a check finds on each page, asking it only for pages that have changed since the last time.
 * @param kept file below `.cache` in which the findings are kept
 * @param version changes when the check would find something else on the same page
 * @param check gets the changed pages, and returns the findings of each
 */
export async function findingsByPage<P extends Pick<Page, 'file' | 'text'>>(
  kept: string,
  version: string,
  pages: readonly P[],
  check: (changed: readonly P[]) => Promise<readonly Finding[][]>,
): Promise<Finding[]> {
  const old = read(kept);
  const keys = new Map(pages.map((page) => [page, hashOf(version, page.file, page.text)]));
  const changed = pages.filter((page) => old[page.file]?.key !== keys.get(page));
  const found = changed.length > 0 ? await check(changed) : [];
  const fresh = Object.fromEntries(
    changed.map((page, index) => [page.file, {key: keys.get(page)!, findings: found[index] ?? []}]),
  );
  const all: Kept = {...old, ...fresh};
  if (changed.length > 0) {
    mkdirSync(path.dirname(kept), {recursive: true});
    writeFileSync(kept, JSON.stringify(all));
  }
  return pages.flatMap((page) => all[page.file]!.findings);
}

function read(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
