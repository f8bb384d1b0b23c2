import type {JsonLd} from './json-ld.ts';
import {absolute, type Site} from './site-things.ts';

/** A page on the way to another, with base URL. */
export type Crumb = {name: string; address: string};

/** The way from the home page to a page, which is the last of `crumbs`. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): JsonLd {
  const way = [{name: site.name, address: site.baseUrl}, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({name, address}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, address),
    })),
  };
}
