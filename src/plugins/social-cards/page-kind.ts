/** What a page is, for machines and in words. */
export type PageKind = {
  /** Type of Open Graph. */
  type: 'website' | 'article' | 'profile';
  /** Stands above the title on the card. */
  label: string;
  /** Where the playhead stands on the card, 0-1: cards of one part of the site look alike. */
  played: number;
};

/** First match wins, so the longer prefixes stand first. Addresses without base URL. */
const kinds: readonly [prefix: string, kind: PageKind][] = [
  ['/docs/', {type: 'article', label: 'Documentation', played: 0.28}],
  ['/blog/archive', {type: 'website', label: 'Blog', played: 0.4}],
  ['/blog/page/', {type: 'website', label: 'Blog', played: 0.4}],
  ['/blog/', {type: 'article', label: 'Blog', played: 0.4}],
  ['/blog', {type: 'website', label: 'Blog', played: 0.4}],
  ['/learn/archive', {type: 'website', label: 'Learn', played: 0.48}],
  ['/learn/', {type: 'article', label: 'Learn', played: 0.48}],
  ['/learn', {type: 'website', label: 'Learn', played: 0.48}],
  ['/success-stories/archive', {type: 'website', label: 'Success stories', played: 0.56}],
  ['/success-stories/', {type: 'article', label: 'Success story', played: 0.56}],
  ['/success-stories', {type: 'website', label: 'Success stories', played: 0.56}],
  ['/templates/', {type: 'website', label: 'Template', played: 0.72}],
  ['/experts/', {type: 'profile', label: 'Expert', played: 0.8}],
  ['/showcase/', {type: 'website', label: 'Showcase', played: 0.88}],
];

/** Lists whose address is the prefix of their entries. */
const lists: Readonly<Record<string, string>> = {
  '/templates/': 'Templates',
  '/experts/': 'Experts',
};

/** The kind of the page at an address without base URL. */
export function pageKind(address: string): PageKind {
  const kind = kinds.find(([prefix]) => address.startsWith(prefix))?.[1] ?? {
    type: 'website',
    label: 'Make videos programmatically',
    played: 0.64,
  };
  if (address === '/') {
    // The tagline is the title there.
    return {...kind, label: ''};
  }
  const list = lists[address];
  return list ? {...kind, type: 'website', label: list} : kind;
}
