export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HitLevel = (typeof levels)[number];

/** A text in pieces, some of which are what was looked for. */
export type MarkedText = readonly {text: string; isMarked: boolean}[];

/** One search result, in the shape the search modal works with. All texts are plain text, never HTML. */
export type SearchHit = {
  objectID: string;
  /** An address of this site with its base URL, or an `http` address elsewhere. */
  url: string;
  type: HitLevel | 'content';
  content: string | null;
  hierarchy: Record<HitLevel, string | null> & {lvl0: string};
  /** What to show. The modal, which knows this name, leaves it out of the searches it remembers. */
  _snippetResult?: HitText;
};

export type HitText = {
  /** What the hit is: a page, or a section of one. */
  title: MarkedText;
  /** What a page says, or the page that a section is part of. */
  detail: MarkedText;
  /** What the page or section says around what was found. */
  text: MarkedText;
};

/** Turns the address in a record into one to go to; null drops the hit. */
export type ToAddress = (url: string) => string | null;

/** Whether an address that `ToAddress` gave is one of this site. */
export const isOfSite = (address: string): boolean => address.startsWith('/');

export const unmarked = (text: string | null): MarkedText =>
  text ? [{text, isMarked: false}] : [];

/** The name of a hit. */
export const titleOf = ({type, content, hierarchy}: SearchHit): string =>
  (type === 'content' ? content : hierarchy[type]) ?? hierarchy.lvl1 ?? hierarchy.lvl0;

/** What to show of a hit. A remembered one has no marks, and nothing that was looked for in its text. */
export function hitText(hit: SearchHit): HitText {
  const {type, hierarchy, _snippetResult} = hit;
  const parent = type === 'lvl1' ? hierarchy.lvl0 : hierarchy.lvl1;
  return _snippetResult ?? {title: unmarked(titleOf(hit)), detail: unmarked(parent), text: []};
}
