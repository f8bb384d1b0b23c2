import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {SiteIndex} from '../../src/search/engine/site-index.ts';

/** What a reader types, and the addresses of the pages that answer it, without slash at the end. */
export type ListedQuery = {kind: string; query: string; pages: string[]};

/** A query with the rank of the first right hit, counted from 1; 0 when there is none among the hits. */
export type Judged = ListedQuery & {rank: number; first: string | undefined};

/** The path of a URL, without slash at the end. */
export const pathOf = (url: string): string =>
  new URL(url, 'https://site.invalid').pathname.replace(/\/$/, '') || '/';

/** The queries of `queries.yml`, in its order. */
export function readQueries(): ListedQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, 'queries.yml'), 'utf8');
  const kinds = parse(text) as Record<string, Record<string, string | string[]>>;
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, pages]) => ({kind, query, pages: [pages].flat()})),
  );
}

/** Whether the ranking may be chosen by this query. All others are asked by the test only. */
export function isForTuning(query: string): boolean {
  let hash = 0x811c9dc5;
  for (const character of query) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash % 2 === 0;
}

/** Asks the queries and compares what is found with the pages that are right. */
export function judge({find, pages}: SiteIndex, queries: readonly ListedQuery[]): Judged[] {
  return queries.map((listed) => {
    const paths = find(listed.query)
      .found.slice(0, 20)
      .map(({page}) => pathOf(pages[page]!.url));
    const rank = paths.findIndex((one) => listed.pages.includes(one)) + 1;
    return {...listed, rank, first: paths[0]};
  });
}

/** The share of queries that have a right page among the first so many hits, 0 to 1. */
export const shareWithin = (judged: readonly Judged[], ranks: number): number =>
  judged.filter(({rank}) => rank > 0 && rank <= ranks).length / judged.length;

/** A line for a query whose first hit is wrong. */
export const describeMiss = ({kind, query, pages, rank, first}: Judged): string =>
  `${kind}: "${query}" should lead to ${pages.join(' or ')}, which is ` +
  `${rank === 0 ? 'not among the hits' : `hit ${rank}`}; the first one is ${first ?? 'none'}.`;
