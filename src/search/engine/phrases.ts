import type {SiteIndex} from './site-index';

/** A text as words in lower case, with one space before, between and after them. */
export const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const plainPages = new WeakMap<readonly string[], string>();

/** All that a page says, as plain words; made when it is first needed. */
function plainPage({contents, pages}: SiteIndex, number: number): string {
  const texts = contents?.[number];
  if (!texts) {
    return '';
  }
  const {title, sections} = pages[number]!;
  const headings = sections.map(({heading}) => heading);
  const plain = plainPages.get(texts) ?? [title, ...headings, ...texts].map(plainWords).join('');
  plainPages.set(texts, plain);
  return plain;
}

/** How many neighbours in a query are neighbours in a page, too, 0 to 1: an error message has nearly all. */
export function phraseShare(index: SiteIndex, number: number, phrase: readonly string[]): number {
  const text = plainPage(index, number);
  const pairs = phrase.slice(1).map((word, at) => ` ${phrase[at]} ${word} `);
  return pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
}
