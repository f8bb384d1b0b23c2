import type {Found} from './find-word';
import {nameKey} from './name-keys';
import {phraseShare} from './phrases';
import type {Query, Word} from './read-query';
import type {IndexedPage, SiteIndex} from './site-index';

/** The score is only good for comparing the pages of one answer. */
type Entry = {page: IndexedPage; score: number; tier: number};

/** What a title that was asked for in full adds, in multiples of the score. */
const titleBonus = 1.5;
/** The same for a heading that is exactly what was asked for. */
const headingBonus = 1;
/** The same for a page that is called what was asked for, by the part of the name that was typed. */
const nameBonus = 1.5;
/** The same for a page that has the words in the order of the query. */
const phraseBonus = 4;
/** From this many words on, their order counts, for so many of the first pages. */
const shortestPhrase = 3;
const phrasePages = 40;
/** So many words in a row are no accident: the page has the very message that was pasted. */
const shortestQuote = 6;
const quoteBonus = 5;

const byScore = (a: Entry, b: Entry): number =>
  b.tier - a.tier ||
  b.score - a.score ||
  a.page.url.length - b.page.url.length ||
  a.page.number - b.page.number;

/** Of one or two words, a page must have all; of more, and of a sentence, half. */
const wordsNeeded = ({words, isSentence}: Query): number =>
  words.length <= 2 && !isSentence ? words.length : Math.ceil(words.length / 2);

/** A guide answers a sentence, the reference a name. */
const guideFactor = 1.25;
const referenceFactor = 1.15;
/** Posts and lists of people and projects mention much that they are not about. */
const mentionFactor = 0.6;
const mentioning = new Set(['Blog', 'Success stories', 'Templates', 'Experts']);

function areaFactor({area}: IndexedPage, {isSentence}: Query, coverage: number): number {
  if (mentioning.has(area)) {
    return mentionFactor + (1 - mentionFactor) * coverage ** 2;
  }
  if (area === 'Docs') {
    return isSentence ? guideFactor : 1;
  }
  return area === 'API' && !isSentence ? referenceFactor : 1;
}

/** Above 0 for a page that is called what was asked for: most for the title of an API, least for an address. */
function nameTier({title, names, area}: IndexedPage, {name, words}: Query): number {
  // A flag may be called like a page; what is meant is the flag.
  if (!names.has(name) || words.some(({flag}) => flag)) {
    return 0;
  }
  return (nameKey(title) === name ? 3 : 1) + (area === 'API' ? 1 : 0);
}

/** How much of one of the page's names was typed, from its beginning. */
const nameShare = ({names}: IndexedPage, {name}: Query): number =>
  name === ''
    ? 0
    : Math.max(
        0,
        ...[...names].map((one) => (one.startsWith(name) ? name.length / one.length : 0)),
      );

/** How much of a term was typed: all of it, unless it was found by its beginning. */
const shareOf = (term: string, {stem}: Word): number =>
  term.startsWith(stem) ? stem.length / term.length : 1;

/** How much of a title was asked for, 0 to 1. */
function titleCoverage(
  {titleTerms}: IndexedPage,
  words: readonly Word[],
  found: readonly Found[],
): number {
  const share = (term: string) => {
    let most = 0;
    found.forEach(({terms}, index) => {
      most = terms.has(term) ? Math.max(most, shareOf(term, words[index]!)) : most;
    });
    return most;
  };
  const shares = titleTerms.map(({whole, parts}) =>
    Math.max(
      share(whole),
      parts.reduce((sum, part) => sum + share(part), 0) / Math.max(2, parts.length),
    ),
  );
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
}

/** How much each word says: one that few pages have says more than one that most have. 1 on average. */
function rarities(all: number, found: readonly Found[]): number[] {
  const values = found.map(({pageCount}) => Math.log(1 + all / (pageCount + 1)));
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (value * values.length) / sum);
}

/** How well a page fits the words, or 0 when it has too few of them. */
function fit(
  page: IndexedPage,
  query: Query,
  found: readonly Found[],
  weights: readonly number[],
  needed: number,
): number {
  let matched = 0;
  let share = 0;
  let sum = 0;
  let titled = 0;
  // The only loop over all pages and words: plain, as it runs at every key.
  for (let index = 0; index < found.length; index++) {
    const title = found[index]!.titles[page.number]!;
    const score = title + found[index]!.texts[page.number]!;
    if (score > 0) {
      const weight = weights[index]!;
      matched++;
      share += weight / found.length;
      sum += weight * score;
      titled += title > 0 ? weight / found.length : 0;
    }
  }
  if (matched === 0 || matched < needed) {
    return 0;
  }
  const coverage = titled === 0 ? 0 : titled * titleCoverage(page, query.words, found);
  const named =
    titled === 0
      ? 0
      : Math.max(
          page.headings.has(query.name) ? headingBonus : 0,
          nameShare(page, query) * nameBonus,
        );
  return sum * share * areaFactor(page, query, coverage) * (1 + titleBonus * coverage + named);
}

/** Moves up those of the first pages that have neighbours in the query as neighbours. */
function byPhrase(index: SiteIndex, {phrase}: Query, ranked: readonly Entry[]): Entry[] {
  if (phrase.length < shortestPhrase) {
    return [...ranked];
  }
  const first = ranked.slice(0, phrasePages).map(({page, score, tier}) => {
    const share = phraseShare(index, page.number, phrase);
    const quote = share === 1 && phrase.length >= shortestQuote ? quoteBonus : 0;
    return {page, score: score * (1 + phraseBonus * share ** 2 + quote), tier};
  });
  return [...first.sort(byScore), ...ranked.slice(phrasePages)];
}

/**
 * Orders pages: first those that bear the very name that was asked for, then by
 * how well title, headings and texts fit. The order is the same for the same input.
 * @param found where each word of the query stands, in their order
 */
export function rankPages(
  index: SiteIndex,
  pages: readonly IndexedPage[],
  query: Query,
  found: readonly Found[],
): IndexedPage[] {
  const weights = rarities(index.pages.length, found);
  const rank = (among: readonly IndexedPage[], needed: number): Entry[] =>
    among
      .flatMap((page) => {
        const score = fit(page, query, found, weights, needed);
        return score > 0 ? {page, score, tier: nameTier(page, query)} : [];
      })
      .sort(byScore);

  const together = rank(pages, wordsNeeded(query));
  // Words that exist, but that no page of the site has together, are looked for one by one.
  const isApart =
    together.length === 0 &&
    found.every(({pageCount}) => pageCount > 0) &&
    rank(index.pages, wordsNeeded(query)).length === 0;
  const ranked = isApart ? rank(pages, 1) : together;
  return byPhrase(index, query, ranked).map(({page}) => page);
}
