import type {Entry} from '@site/src/content/records/catalog';
import type {ShowcaseLinkType, ShowcaseRecord} from '@site/src/data/schemas/showcase';

/** A record of the showcase with its slug. */
export type ShowcaseEntry = Entry<ShowcaseRecord>;

/** Lower case without accents, so that "meteo" finds "Météo". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that have the tag and every word of the search text, in the order given. */
export function filterEntries(
  entries: readonly ShowcaseEntry[],
  {tag, text}: {tag: string | null; text: string},
): ShowcaseEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const {title, topic, creator = '', tags} = entry;
    const searched = plain([title, topic, creator, ...tags].join(' '));
    return (!tag || tags.includes(tag)) && words.every((word) => searched.includes(word));
  });
}

export type TagCount = {tag: string; count: number};

/** Every tag with the number of its entries: the most used first, then by alphabet. */
export function countTags(entries: readonly ShowcaseEntry[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of entries.flatMap(({tags}) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({tag, count}))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

export type EntryPosition = {
  entry: ShowcaseEntry;
  /** Counted from 1. */
  position: number;
  total: number;
  previous: ShowcaseEntry;
  next: ShowcaseEntry;
};

/** The position of an entry in a list, which wraps around; null when it is not in the list. */
export function positionOf(entries: readonly ShowcaseEntry[], slug: string): EntryPosition | null {
  const total = entries.length;
  const index = entries.findIndex((entry) => entry.slug === slug);
  const entry = entries[index];
  const previous = entries[(index - 1 + total) % total];
  const next = entries[(index + 1) % total];
  return entry && previous && next ? {entry, position: index + 1, total, previous, next} : null;
}

/** The URL of an entry: its first link, else the page of its creator. */
export const firstLink = ({links, creatorUrl}: ShowcaseEntry): string | undefined =>
  links[0]?.url ?? creatorUrl;

/** What readers see for each kind of link. */
export const linkLabels: Record<ShowcaseLinkType, string> = {
  website: 'Website',
  video: 'Video',
  tutorial: 'Tutorial',
  source_code: 'Source code',
};

type Result = {found: number; total: number; tag: string | null; text: string};

const videos = (count: number) => `${count} ${count === 1 ? 'video' : 'videos'}`;

/** How many videos a filter leaves, in a sentence that names the filter. */
export function describeResult({found, total, tag, text}: Result): string {
  const words = text.trim();
  const filter = `${tag ? ` with the tag “${tag}”` : ''}${tag && words ? ' and' : ''}${words ? ` with “${words}”` : ''}`;
  if (!filter) {
    return videos(total);
  }
  return found === 0 ? `No videos${filter}` : `${found} of ${videos(total)}${filter}`;
}
