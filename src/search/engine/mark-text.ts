import {findInText} from './find-in-text';
import {indexTerms} from './index-terms';
import type {Sought} from './sought';

/** A text of a hit in the hosted service's form: escaped for HTML, with `<mark>` around what was found. */
export type Marking = {value: string; matchLevel: 'none' | 'partial'};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** A flag or a name; what lies between them is never marked. */
const name = /(?:--)?[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;

/** Marks the names in a text that were found by one of these terms. */
export function markText(text: string, terms: ReadonlySet<string>): Marking {
  let value = '';
  let end = 0;
  let matchLevel: Marking['matchLevel'] = 'none';
  for (const {0: word, index} of text.matchAll(name)) {
    if (indexTerms(word).some((term) => terms.has(term))) {
      value += `${escapeHtml(text.slice(end, index))}<mark>${escapeHtml(word)}</mark>`;
      end = index + word.length;
      matchLevel = 'partial';
    }
  }
  return {value: value + escapeHtml(text.slice(end)), matchLevel};
}

/** Characters of a word and the space after it, on average. */
const wordLength = 6;

/** Where the part of a text begins that holds the most of what was found. */
function bestStart(text: string, beginnings: readonly string[], length: number): number {
  const lower = text.toLowerCase();
  const places = beginnings
    .map((term) => findInText(text, lower, term))
    .filter((place) => place >= 0)
    .sort((a, b) => a - b);
  const near = (place: number) =>
    places.filter((other) => other >= place && other < place + length).length;
  return places.reduce((best, place) => (near(place) > near(best) ? place : best), places[0] ?? 0);
}

/** The part of a text around what was found, with the marks, `count` words long. */
export function snippetOf(text: string, {terms, beginnings}: Sought, count: number): Marking {
  const words = text.split(/\s+/);
  if (words.length <= count) {
    return markText(text, terms);
  }
  const start = bestStart(text, beginnings, count * wordLength);
  const before = text.slice(0, start).split(/\s+/).length - 1;
  // Some words before it, and as many as there are when the text ends soon.
  const from = Math.max(0, Math.min(before - Math.floor(count / 4), words.length - count));
  const shown = words.slice(from, from + count).join(' ');
  const {value, matchLevel} = markText(shown, terms);
  const [left, right] = [from > 0 ? '…' : '', from + count < words.length ? '…' : ''];
  return {value: left + value + right, matchLevel};
}
