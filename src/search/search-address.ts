import {queryLimit} from './client';

/** The page of results for a query, as an address of this site without base URL; pages count from 1. */
export function searchAddress(query: string, page = 1): string {
  const parameters = new URLSearchParams({q: query.slice(0, queryLimit)});
  if (page > 1) {
    parameters.set('page', String(page));
  }
  return `/search?${parameters}`;
}
