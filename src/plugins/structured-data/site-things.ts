import {cardFile} from '../social-cards/card-file.ts';
import type {JsonLd} from './json-ld.ts';

/** What the things of all pages say of the site. */
export type Site = {
  /** Origin, without a slash at the end. */
  url: string;
  baseUrl: string;
  name: string;
  company: string;
  /** The release that the docs describe. */
  version: string;
};

/** The whole address of one that has the base URL already. */
export const absolute = ({url}: Site, address: string): string => url + address;

/** The whole address of the home page, which is also the site's. */
export const homeOf = (site: Site): string => absolute(site, site.baseUrl);

/** The whole address of a page's social card. */
export const cardOf = (site: Site, address: string): string =>
  homeOf(site) + cardFile(`/${address.slice(site.baseUrl.length)}`);

/** The company that publishes the site. */
export const publisher = (site: Site): JsonLd => ({
  '@type': 'Organization',
  name: site.company,
  url: homeOf(site),
  logo: `${homeOf(site)}img/logo.svg`,
});

/** The site, as what a page is part of. */
export const webSite = (site: Site): JsonLd => ({
  '@type': 'WebSite',
  name: site.name,
  url: homeOf(site),
});

/** `2026-11-21` or the whole time, from the milliseconds that git gives. */
export const isoTime = (time: number | null | undefined): string | undefined =>
  time ? new Date(time).toISOString() : undefined;
