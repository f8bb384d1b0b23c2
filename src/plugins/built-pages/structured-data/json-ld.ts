import {cardFile} from '../social-cards/index.ts';

/** A thing of schema.org. Fields that are undefined are left out. */
export type JsonLd = {readonly '@type': string; readonly [field: string]: unknown};

/** What the data of all pages say of the site. */
export type Site = {
  /** Origin, without a slash at the end. */
  url: string;
  baseUrl: string;
  name: string;
  company: string;
  /** The release that the docs describe. */
  version: string;
};

/** A page on the way to another. */
export type Crumb = {name: string; permalink: string};

/** Identity of a page. */
export const page = ({url}: Site, permalink: string) => ({
  '@id': url + permalink,
  url: url + permalink,
});

/** URL of a file. @param path without base URL and without slash at its beginning */
export const fileUrl = ({url, baseUrl}: Site, path: string): string => url + baseUrl + path;

/** URL of a page's social card. */
export const cardOf = (site: Site, permalink: string): string =>
  fileUrl(site, cardFile(`/${permalink.slice(site.baseUrl.length)}`));

/** The company that publishes the site. */
export const publisher = (site: Site): JsonLd => ({
  '@type': 'Organization',
  name: site.company,
  url: fileUrl(site, ''),
  logo: fileUrl(site, 'img/logo.svg'),
});

/** The site, as what a page is part of. */
export const webSite = (site: Site): JsonLd => ({
  '@type': 'WebSite',
  name: site.name,
  url: fileUrl(site, ''),
});

/** The way from the home page to a page, which is the last of `crumbs`. */
export const breadcrumbList = (site: Site, ...crumbs: Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{name: site.name, permalink: site.baseUrl}, ...crumbs].map(
    ({name, permalink}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + permalink,
    }),
  ),
});

/** The script that carries the data in a page. It never runs, so a content security policy does not concern it. */
export function jsonLdScript(data: readonly JsonLd[]): string {
  const graph = {'@context': 'https://schema.org', '@graph': data};
  // The text may hold "</script>".
  const text = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
