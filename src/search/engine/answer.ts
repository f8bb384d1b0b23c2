import {hitsPerPage, type SearchAnswer, type SearchRequest} from '../client';
import type {MarkedText, SearchHit} from '../hits';
import {anchorOf, type FoundPage, type PageTitles, type SiteIndex} from './site-index';
import {indexTerms, namePattern, queryTerms, termsOf} from './terms';

/** Two lines of the search page; the modal cuts them to one. */
const snippetWords = 24;

/** A text with the names marked that were found by one of these terms. What is between them never is. */
export function markText(text: string, terms: ReadonlySet<string>): MarkedText {
  const pieces: {text: string; isMarked: boolean}[] = [];
  let end = 0;
  for (const {0: word, index} of text.matchAll(new RegExp(`(?:--)?${namePattern.source}`, 'gu'))) {
    if (indexTerms(word).some((term) => terms.has(term))) {
      pieces.push({text: text.slice(end, index), isMarked: false}, {text: word, isMarked: true});
      end = index + word.length;
    }
  }
  return [...pieces, {text: text.slice(end), isMarked: false}].filter((piece) => piece.text !== '');
}

/** The part of a text that has the most of what was found, of `snippetWords` words, with marks. */
export function snippetOf(text: string, terms: ReadonlySet<string>): MarkedText {
  const words = text.split(/\s+/);
  // Packages in a command to install them, such as `a@1.0.0`, are not what one reads.
  const isFound = words.map(
    (word) => !word.includes('@') && indexTerms(word).some((term) => terms.has(term)),
  );
  const foundFrom = (start: number) =>
    isFound.slice(start, start + snippetWords).filter(Boolean).length;
  let best = 0;
  isFound.forEach((found, at) => {
    best = found && foundFrom(at) > foundFrom(best) ? at : best;
  });
  // Some words before what was found, and as many as there are when the text ends soon.
  const from = Math.max(0, Math.min(best - 3, words.length - snippetWords));
  const to = from + snippetWords;
  const shown = words.slice(from, to).join(' ');
  return markText(`${from > 0 ? '…' : ''}${shown}${to < words.length ? '…' : ''}`, terms);
}

/**
 * Number of the section that has most of what the title has not, or -1 for the page itself. What a
 * heading has counts thrice. Of a word that the title has, longer ones count nothing:
 * `interpolateColors` does not lead away from `interpolate()`.
 * @param asked the terms of the query
 */
function bestSection(
  {title, sections}: PageTitles,
  texts: readonly string[] | undefined,
  found: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): number {
  const inTitle = termsOf(title);
  const answered = [...asked].filter((term) => inTitle.has(term));
  const open = [...found].filter(
    (term) =>
      !inTitle.has(term) && (asked.has(term) || !answered.some((one) => term.startsWith(one))),
  );
  const count = (text: string) => open.filter((term) => termsOf(text).has(term)).length;
  let best = -1;
  let most = count(texts?.[0] ?? '');
  sections.forEach(([, heading], section) => {
    const value = 3 * count(heading) + count(texts?.[section + 1] ?? '');
    if (value > most) {
      best = section;
      most = value;
    }
  });
  return best;
}

function toHit(
  {pages, texts}: SiteIndex,
  {page: number, terms}: FoundPage,
  asked: ReadonlySet<string>,
): SearchHit {
  const page = pages[number]!;
  const at = bestSection(page, texts?.[number], terms, asked);
  const [level, heading, anchor = anchorOf(heading ?? '')] = page.sections[at] ?? [];
  const parent = page.sections.slice(0, at + 1).findLast(([depth]) => depth === 2)?.[1] ?? null;
  const url = heading ? `${page.url}#${anchor}` : page.url;
  const content = texts?.[number]?.[at + 1] || null;
  const title = markText(page.title, terms);
  const text = content ? snippetOf(content, terms) : [];
  return {
    objectID: url,
    url,
    type: level ? `lvl${level}` : 'lvl1',
    content,
    hierarchy: {
      lvl0: page.category,
      lvl1: page.title,
      lvl2: level ? parent : null,
      lvl3: level === 3 ? heading! : null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _snippetResult: heading
      ? {title: markText(heading, terms), detail: title, text}
      : {title, detail: text, text},
  };
}

/** Answers a request from the index: one hit for each page, at its best section. */
export function answer(
  index: SiteIndex,
  {query, page, area}: Pick<SearchRequest, 'query' | 'page' | 'area'>,
): SearchAnswer & {isComplete: boolean} {
  const {found, isComplete} = index.find(query);
  const asked = new Set(queryTerms(query).flatMap(({term, parts}) => [term, ...parts]));
  const areas: Record<string, number> = {};
  for (const one of found) {
    const name = index.pages[one.page]!.area;
    areas[name] = (areas[name] ?? 0) + 1;
  }
  const wanted = area ? found.filter((one) => index.pages[one.page]!.area === area) : found;
  return {
    hits: wanted
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((one) => toHit(index, one, asked)),
    total: wanted.length,
    pages: Math.ceil(wanted.length / hitsPerPage),
    areas,
    isComplete,
  };
}
