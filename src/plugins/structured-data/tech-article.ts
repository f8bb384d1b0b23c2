import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {JsonLd} from './json-ld.ts';
import {absolute, cardOf, isoTime, publisher, webSite, type Site} from './site-things.ts';

type Doc = Pick<
  LoadedContent['loadedVersions'][number]['docs'][number],
  'title' | 'description' | 'permalink' | 'lastUpdatedAt'
>;

/** A docs page. Its date is that of its last change in git, and missing where there is no git. */
export function techArticle(site: Site, doc: Doc): JsonLd {
  const url = absolute(site, doc.permalink);
  return {
    '@type': 'TechArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: doc.title,
    description: doc.description,
    inLanguage: 'en',
    image: cardOf(site, doc.permalink),
    dateModified: isoTime(doc.lastUpdatedAt),
    version: site.version,
    author: publisher(site),
    publisher: publisher(site),
    isPartOf: webSite(site),
  };
}
