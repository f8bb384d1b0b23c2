import type {ShowcaseRecord} from '../../data/schemas/showcase.ts';
import type {Entry} from '../catalog/catalog.ts';
import type {JsonLd} from './json-ld.ts';
import {absolute, homeOf, type Site} from './site-things.ts';

function video(site: Site, entry: Entry<ShowcaseRecord>): JsonLd {
  return {
    '@type': 'VideoObject',
    name: entry.title,
    description: entry.topic,
    thumbnailUrl: `${homeOf(site)}media/showcase/${entry.slug}.webp`,
    // The day on which it came to this site, which is what the field asks for.
    uploadDate: entry.submitted,
    videoFrameSize: `${entry.width}x${entry.height}`,
    url: entry.links[0]?.url ?? entry.creatorUrl,
    // A text, since the record does not say whether it is a person or a company.
    creditText: entry.creator,
    keywords: entry.tags,
  };
}

/** The showcase: its entries as videos, in the order in which the page shows them. */
export function showcaseList(
  site: Site,
  entries: readonly Entry<ShowcaseRecord>[],
  address: string,
): JsonLd {
  return {
    '@type': 'CollectionPage',
    '@id': absolute(site, address),
    url: absolute(site, address),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: video(site, entry),
      })),
    },
  };
}
