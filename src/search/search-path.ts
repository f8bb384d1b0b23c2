import {queryLimit} from './client';
import type {Area} from './record';

type Narrowed = {
  /** The part of the site to find in. */
  area?: Area;
  /** How many pages of results to show below each other. */
  pages?: number;
};

/** The query string of the search page, with its question mark. */
export function searchParameters(query: string, {area, pages = 1}: Narrowed = {}): string {
  const parameters = new URLSearchParams({q: query.slice(0, queryLimit)});
  if (area) {
    parameters.set('in', area);
  }
  if (pages > 1) {
    parameters.set('pages', String(pages));
  }
  return `?${parameters}`;
}

/** The path of the search page for a query. */
export const searchPath = (query: string, narrowed?: Narrowed): string =>
  `/search${searchParameters(query, narrowed)}`;
