import {slugFrom} from '../../../data/schemas/slug-from.ts';

/** A link in the form. */
export type DraftLink = {type: string; url: string};

/** An entry in the form: every field is text until it is checked. */
export type Draft = {
  title: string;
  /** Name of the record's file; empty means: made from the title. */
  slug: string;
  topic: string;
  creator: string;
  creatorUrl: string;
  /** `YYYY-MM-DD` */
  submitted: string;
  width: string;
  height: string;
  /** Separated by commas. */
  tags: string;
  links: DraftLink[];
};

/** A field of the draft that is one text. */
export type TextFieldName = Exclude<keyof Draft, 'links'>;

export const emptyLink: DraftLink = {type: 'website', url: ''};

export const emptyDraft: Draft = {
  title: '',
  slug: '',
  topic: '',
  creator: '',
  creatorUrl: '',
  submitted: '',
  width: '',
  height: '',
  tags: '',
  links: [emptyLink],
};

/** One line without spaces around it, and without halves of characters, which no file can hold. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\s+/g, ' ')
    .trim();

/** The slug that the record gets: as typed, else made from the title. */
export const slugOfDraft = ({slug, title}: Draft): string => slug.trim() || slugFrom(title);

/** `tool, Open Source,` -> `['tool', 'open source']` */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => oneLine(tag).toLowerCase())
    .filter(Boolean);

/** The tags with one more, or without it when it is among them. */
export function toggleTag(tags: string, tag: string): string {
  const present = splitTags(tags);
  const changed = present.includes(tag)
    ? present.filter((each) => each !== tag)
    : [...present, tag];
  return changed.join(', ');
}

/** A number when the text is one; otherwise the text, so that the check can name what is wrong. */
function readNumber(text: string): number | string | undefined {
  const trimmed = text.trim();
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed || undefined;
}

export type DraftRecord = {
  /** The record, not checked yet; fields left empty are not in it. */
  record: Record<string, unknown>;
  /** For each link of the record, its row in the form. */
  rows: number[];
};

/** The record that a draft describes, its fields in the order of the files. */
export function recordOf(draft: Draft): DraftRecord {
  const rows = draft.links.flatMap(({url}, row) => (url.trim() ? [row] : []));
  const record = {
    title: oneLine(draft.title) || undefined,
    topic: oneLine(draft.topic) || undefined,
    creator: oneLine(draft.creator) || undefined,
    creatorUrl: oneLine(draft.creatorUrl) || undefined,
    submitted: draft.submitted || undefined,
    width: readNumber(draft.width),
    height: readNumber(draft.height),
    tags: splitTags(draft.tags),
    links: rows.map((row) => {
      const {type, url} = draft.links[row] ?? emptyLink;
      return {type, url: oneLine(url)};
    }),
  };
  const filled = Object.entries(record).filter(([, value]) => value !== undefined);
  return {record: Object.fromEntries(filled), rows};
}
