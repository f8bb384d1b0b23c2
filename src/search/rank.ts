import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {editDistance} from './edit-distance';
import {markNames, subjectsOf, termsOf, type Term} from './words';

export type RankedPage = {
  page: PageEntry;
  /** Only good for comparing the pages of one answer. */
  score: number;
};

/** How much a word counts by where it stands. */
const weights = {title: 10, path: 6, description: 3};

type Field = keyof typeof weights;
type Fields = Record<Field, Term[]>;

/** Longer words may hold more slips of the finger. */
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How well one word fits another, 0 to 1. */
function likeness(asked: string, found: string): number {
  if (asked === found) {
    return 1;
  }
  if (found.startsWith(asked)) {
    return 0.6 + 0.3 * (asked.length / found.length);
  }
  if (asked.length >= 4 && found.includes(asked)) {
    return 0.4;
  }
  const allowed = slipsAllowed(asked.length);
  if (allowed === 0 || found.length < asked.length - allowed) {
    return 0;
  }
  if (found.length <= asked.length + allowed && editDistance(asked, found) <= allowed) {
    return 0.5;
  }
  // The beginning of a longer word, mistyped.
  return asked.length >= 5 && editDistance(asked, found.slice(0, asked.length)) <= 1 ? 0.35 : 0;
}

/** How well an asked term fits a term of the page: as a whole, by one part, or part by part. */
function fit(asked: Term, found: Term): number {
  const whole = likeness(asked.whole, found.whole);
  const inside = Math.max(0, ...found.parts.map((part) => likeness(asked.whole, part) * 0.9));
  return Math.max(whole, inside);
}

function bestFit(asked: Term, terms: readonly Term[]): number {
  const direct = Math.max(0, ...terms.map((term) => fit(asked, term)));
  if (direct > 0 || asked.parts.length < 2) {
    return direct;
  }
  const parts = asked.parts.map((part) =>
    Math.max(0, ...terms.map((term) => fit({whole: part, parts: [part]}, term))),
  );
  return Math.min(...parts) * 0.7;
}

const fieldsOf = ({title, path, description}: PageEntry): Fields => ({
  title: termsOf(title),
  path: termsOf(path.split('/').join(' ')),
  description: termsOf(description),
});

/** Pages are taken apart once, not at every letter that is typed. */
const taken = new WeakMap<PageEntry, Fields>();

function indexed(page: PageEntry): Fields {
  const fields = taken.get(page) ?? fieldsOf(page);
  taken.set(page, fields);
  return fields;
}

const joined = (text: string) =>
  termsOf(text)
    .map(({whole}) => whole)
    .join('');

/** A page that carries the very name that was asked for stands first. */
function nameBonus({title, path}: PageEntry, query: string): number {
  const asked = joined(query);
  const last = joined(path.split('/').filter(Boolean).at(-1) ?? '');
  return (joined(title) === asked ? 40 : 0) + (last === asked ? 25 : 0);
}

/**
 * Orders pages by how well title, address and description fit the query:
 * exact words, beginnings, parts of names, and small typing mistakes. Short
 * queries must fit with every word, longer ones (questions) with half of them.
 * The order is the same for the same input.
 */
export function rankPages(pages: readonly PageEntry[], query: string): RankedPage[] {
  const subjects = subjectsOf(query);
  if (subjects.length === 0) {
    return [];
  }
  const fits = pages.map((page) => {
    const fields = indexed(page);
    return subjects.map((asked) => {
      const kinds = Object.keys(weights) as Field[];
      return kinds.reduce((sum, kind) => sum + weights[kind] * bestFit(asked, fields[kind]), 0);
    });
  });
  // A word that few pages have says more than one that all have.
  const rarity = subjects.map((_, index) => {
    const holders = fits.filter((values) => values[index]! > 0).length;
    return 1 + Math.log((pages.length + 1) / (holders + 1));
  });
  const needed = subjects.length <= 2 ? subjects.length : Math.ceil(subjects.length / 2);

  return pages
    .map((page, index) => {
      const values = fits[index]!;
      const matched = values.filter((value) => value > 0).length;
      const sum = values.reduce((total, value, term) => total + value * rarity[term]!, 0);
      const share = matched / subjects.length;
      return {page, matched, score: sum * share + nameBonus(page, query)};
    })
    .filter(({matched}) => matched >= needed)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.page.path.length - b.page.path.length ||
        (a.page.path < b.page.path ? -1 : 1),
    )
    .map(({page, score}) => ({page, score}));
}

/** The text with `<mark>` around the names that the query asks for. */
export function markMatches(text: string, query: string): string {
  const subjects = subjectsOf(query);
  return markNames(text, (term) =>
    subjects.some(
      (asked) =>
        fit(asked, term) > 0 ||
        asked.parts.some((part) => fit({whole: part, parts: [part]}, term) >= 0.6),
    ),
  );
}
