import {queryLimit} from '@site/src/search/client';
import {areas, type Area} from '@site/src/search/record';

/** What the address of the search page asks for. */
export type Search = {
  /** Empty when nothing is asked. */
  query: string;
  area: Area | undefined;
  /** How many pages of results are shown below each other, at least 1. */
  pages: number;
};

/** Most pages of results below each other; more than the hosted service ever gives. */
export const mostPages = 50;

/** Reads `?q=` the query, `&in=` the area and `&pages=` how much is loaded. What makes no sense counts as missing. */
export function readSearch(parameters: URLSearchParams): Search {
  const pages = Number.parseInt(parameters.get('pages') ?? '', 10) || 1;
  return {
    query: (parameters.get('q') ?? '').slice(0, queryLimit).trim(),
    area: areas.find((area) => area === parameters.get('in')),
    pages: Math.min(Math.max(pages, 1), mostPages),
  };
}
