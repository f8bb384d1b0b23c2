const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type HitLevel = (typeof levels)[number];

/**
 * One search result, in the shape the search modal works with. All texts are
 * plain text, never HTML; `<mark>` in them stands around what was found.
 */
export type SearchHit = {
  objectID: string;
  /** An address of this site with its base URL, or an `http` address elsewhere. */
  url: string;
  type: HitLevel | 'content';
  content: string | null;
  hierarchy: Record<HitLevel, string | null> & {lvl0: string};
  /** What to show, with marks. The modal leaves it out of the searches it remembers. */
  _snippetResult?: HitText;
};

export type HitText = {
  /** What the hit is: a page, or a section of one. */
  title: string;
  /** What a page says, or the page that a section stands in. */
  detail: string;
  /** What the page or section says around what was found. */
  text: string;
};

/** Turns the address in a record into one to go to; null drops the hit. */
export type ToAddress = (url: string) => string | null;

/** Whether an address that `ToAddress` gave is one of this site. */
export const isOfSite = (address: string): boolean => address.startsWith('/');

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Records may hold text that was escaped for HTML; here it is text again. */
const plain = (value: unknown): string | null =>
  typeof value === 'string' && value !== ''
    ? value.replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => entities[entity]!)
    : null;

/** A hit from a record of unknown origin, or null when there is nothing to show or nowhere to go. */
export function readHit(record: unknown, toAddress: ToAddress): SearchHit | null {
  const {objectID, url, type, content, hierarchy, _snippetResult} = fieldsOf(record);
  const address = typeof url === 'string' ? toAddress(url) : null;
  const names = fieldsOf(hierarchy);
  const kind = [...levels, 'content' as const].find((known) => known === type) ?? 'lvl1';
  const lvl0 = plain(names.lvl0) ?? plain(names.lvl1);
  if (!address || !lvl0) {
    return null;
  }
  const hit: SearchHit = {
    objectID: typeof objectID === 'string' ? objectID : address,
    url: address,
    type: kind,
    content: plain(content),
    hierarchy: {
      ...(Object.fromEntries(levels.map((level) => [level, plain(names[level])])) as Record<
        HitLevel,
        string | null
      >),
      lvl0,
    },
  };
  const snippets = fieldsOf(_snippetResult);
  const marked = (place: HitLevel | 'content') =>
    plain(
      fieldsOf(place === 'content' ? snippets.content : fieldsOf(snippets.hierarchy)[place]).value,
    );
  const text = marked('content') ?? hit.content ?? '';
  hit._snippetResult = {
    title: marked(kind) ?? titleOf(hit),
    detail: kind === 'lvl1' ? text : (marked('lvl1') ?? hit.hierarchy.lvl1 ?? ''),
    text,
  };
  return hit;
}

const titleOf = ({type, content, hierarchy}: SearchHit): string =>
  (type === 'content' ? content : hierarchy[type]) ?? hierarchy.lvl1 ?? hierarchy.lvl0;

/** What to show of a hit. A remembered one has no marks, and nothing that was looked for in its text. */
export function hitText(hit: SearchHit): HitText {
  const {type, hierarchy, _snippetResult} = hit;
  const place = (type === 'lvl1' ? hierarchy.lvl0 : hierarchy.lvl1) ?? '';
  return _snippetResult ?? {title: titleOf(hit), detail: place, text: ''};
}

/** A text cut at its marks. Everything else in it, tags too, stays text. */
export function cutAtMarks(text: string): {text: string; marked: boolean}[] {
  return text.split(/(<mark>.*?<\/mark>)/s).flatMap((piece) => {
    const marked = /^<mark>(.*)<\/mark>$/s.exec(piece);
    const bare = (marked ? marked[1]! : piece).replace(/<\/?mark>/g, '');
    return bare ? [{text: bare, marked: marked !== null}] : [];
  });
}
