import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Engine} from '../../src/search/engine/create-engine.ts';

/** What a reader types, and the addresses of the pages that answer it, without slash at the end. */
export type ListedQuery = {kind: string; query: string; pages: string[]};

/** A query with the place of the first right hit, counted from 1; 0 when there is none among the hits. */
export type Judged = ListedQuery & {place: number; first: string | undefined};

/** Place of an address without host and without slash at the end. */
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

/** Asks the queries and compares the hits with the pages that are right. */
export function judge(engine: Engine, queries: readonly ListedQuery[]): Judged[] {
  return queries.map((listed) => {
    const {hits} = engine({indexName: 'pages', query: listed.query});
    const paths = hits.map((hit) => pathOf(hit.url_without_anchor));
    const place = paths.findIndex((one) => listed.pages.includes(one)) + 1;
    return {...listed, place, first: paths[0]};
  });
}

/** The share of queries that have a right page among the first so many hits, 0 to 1. */
export const shareWithin = (judged: readonly Judged[], places: number): number =>
  judged.filter(({place}) => place > 0 && place <= places).length / judged.length;

/** A line for a query whose first hit is wrong. */
export const describeMiss = ({kind, query, pages, place, first}: Judged): string =>
  `${kind}: "${query}" should lead to ${pages.join(' or ')}, which is ` +
  `${place === 0 ? 'not among the hits' : `hit ${place}`}; the first one is ${first ?? 'none'}.`;
