import {queryLimit} from './client';
import type {Area} from './record';

type Narrowed = {
  /** The part of the site to find in. */
  area?: Area;
  /** How many pages of results to show below each other. */
  pages?: number;
};

/** What follows the address of the search page for a query, with its question mark. */
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

/** The search page for a query, as an address of this site without base URL. */
export const searchAddress = (query: string, narrowed?: Narrowed): string =>
  `/search${searchParameters(query, narrowed)}`;
