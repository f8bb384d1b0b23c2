import {queryLimit} from './client';
import type {Area} from './record';

type Narrowed = {
  /** The part of the site to find in. */
  area?: Area;
  /** How many pages of results to show below each other. */
  pages?: number;
};

/** The search page for a query, as an address of this site without base URL. */
export function searchAddress(query: string, {area, pages = 1}: Narrowed = {}): string {
  const parameters = new URLSearchParams({q: query.slice(0, queryLimit)});
  if (area) {
    parameters.set('in', area);
  }
  if (pages > 1) {
    parameters.set('pages', String(pages));
  }
  return `/search?${parameters}`;
}
