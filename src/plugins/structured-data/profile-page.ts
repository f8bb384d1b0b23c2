import {publicProfiles} from '../../components/ProfileLinks/public-profiles.ts';
import type {Expert} from '../../data/schemas/experts.ts';
import type {JsonLd} from './json-ld.ts';
import {absolute, cardOf, type Site} from './site-things.ts';

/** The profile of an expert. The day of the entry is left out where the record doubts it. */
export function profilePage(site: Site, expert: Expert, address: string): JsonLd {
  const url = absolute(site, address);
  return {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    name: expert.name,
    description: expert.summary,
    inLanguage: 'en',
    image: cardOf(site, address),
    dateCreated: expert.sinceNote ? undefined : expert.since,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: expert.name,
      description: expert.summary,
      url: expert.website,
      sameAs: publicProfiles(expert).map(({href}) => href),
    },
  };
}
