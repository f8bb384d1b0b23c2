import {publicProfiles} from '../../../components/ProfileLinks/public-profiles.ts';
import type {Entry} from '../../../content/records/catalog.ts';
import type {Expert} from '../../../data/schemas/experts.ts';
import type {ShowcaseRecord} from '../../../data/schemas/showcase.ts';
import type {Template} from '../../../data/schemas/templates.ts';
import type {SiteContent} from '../step.ts';
import {cardOf, fileUrl, page, publisher, webSite, type JsonLd, type Site} from './json-ld.ts';

export type Doc = Pick<
  SiteContent['docs']['docs'][number],
  'title' | 'description' | 'permalink' | 'lastUpdatedAt'
>;

export type Post = Pick<
  SiteContent['blogs'][number]['blogPosts'][number]['metadata'],
  'title' | 'description' | 'permalink' | 'date' | 'lastUpdatedAt' | 'tags'
>;

/** A blog, by its first page. */
export type PostList = {title: string; description: string; permalink: string};

const article = (site: Site, {title, description, permalink, lastUpdatedAt}: Doc) => ({
  ...page(site, permalink),
  mainEntityOfPage: site.url + permalink,
  headline: title,
  description,
  inLanguage: 'en',
  image: cardOf(site, permalink),
  // In milliseconds from git, and missing where there is no history.
  dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
  publisher: publisher(site),
});

/** A docs page. */
export const techArticle = (site: Site, doc: Doc): JsonLd => ({
  '@type': 'TechArticle',
  ...article(site, doc),
  version: site.version,
  author: publisher(site),
  isPartOf: webSite(site),
});

/** A post of the blog, a learn article or a success story. No person signs it: the company is the author. */
export const blogPosting = (site: Site, post: Post, list: PostList): JsonLd => ({
  '@type': 'BlogPosting',
  ...article(site, post),
  datePublished: post.date.toISOString(),
  author: publisher(site),
  keywords: post.tags.length > 0 ? post.tags.map(({label}) => label) : undefined,
  isPartOf: {'@type': 'Blog', name: list.title, url: site.url + list.permalink},
});

/** The first page of a list of posts. */
export const blog = (site: Site, {title, description, permalink}: PostList): JsonLd => ({
  '@type': 'Blog',
  ...page(site, permalink),
  name: title,
  description,
  inLanguage: 'en',
  publisher: publisher(site),
});

/** The profile of an expert. */
export function profilePage(site: Site, expert: Expert, permalink: string): JsonLd {
  return {
    '@type': 'ProfilePage',
    ...page(site, permalink),
    name: expert.name,
    description: expert.summary,
    inLanguage: 'en',
    image: cardOf(site, permalink),
    mainEntity: {
      '@type': 'Person',
      '@id': `${site.url}${permalink}#person`,
      name: expert.name,
      description: expert.summary,
      url: expert.website,
      sameAs: publicProfiles(expert).map(({href}) => href),
    },
  };
}

/** A template. Its language is left out where the record has none. */
export function sourceCode(site: Site, template: Template, permalink: string): JsonLd {
  return {
    '@type': 'SoftwareSourceCode',
    ...page(site, permalink),
    name: template.name,
    description: template.description,
    codeRepository: template.repo,
    codeSampleType: 'template',
    programmingLanguage: template.language,
    image: cardOf(site, permalink),
    isPartOf: webSite(site),
  };
}

const video = (site: Site, entry: Entry<ShowcaseRecord>): JsonLd => ({
  '@type': 'VideoObject',
  name: entry.title,
  description: entry.topic,
  thumbnailUrl: fileUrl(site, `media/showcase/${entry.slug}.webp`),
  // The day on which it came to this site, which is what the field asks for.
  uploadDate: entry.submitted,
  videoFrameSize: `${entry.width}x${entry.height}`,
  url: entry.links[0]?.url ?? entry.creatorUrl,
  // A text, since the record does not say whether it is a person or a company.
  creditText: entry.creator,
  keywords: entry.tags,
});

/** The showcase: its entries as videos, in the order in which the page shows them. */
export const showcaseList = (
  site: Site,
  entries: readonly Entry<ShowcaseRecord>[],
  permalink: string,
): JsonLd => ({
  '@type': 'CollectionPage',
  ...page(site, permalink),
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: video(site, entry),
    })),
  },
});
