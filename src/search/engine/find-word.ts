import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import type {CommonWords, Scores} from './common-words';
import {textBoost, titleBoost} from './indexes';
import type {Word} from './read-query';
import type {SiteIndex} from './site-index';
import {synonymsOf} from './synonyms';
import {likelyTerms, slipsAllowed} from './typing-slips';

/** Where a word stands. Scores by the pages' numbers, 0 where the word is not. */
export type Found = {
  /** In title, address and headings. */
  titles: Float32Array;
  texts: Float32Array;
  /** The terms of the index that were taken for it. */
  terms: ReadonlySet<string>;
  /** How many pages have it. */
  pageCount: number;
};

/** From this length on, words are taken for beginnings: in titles, and in the longer texts. */
const shortest = {titles: 1, texts: 4, closed: 4};

type Part = 'titles' | 'texts';

const synonymWeight = 0.7;

/** Something that a word may mean: all of these terms, for as much as the weight. */
type Meaning = {terms: readonly string[]; weight: number; options?: SearchOptions};

const beginning = (word: Word, part: Part): SearchOptions => ({
  prefix: (term, at, all) =>
    at === all.length - 1 &&
    (word.open
      ? term.length >= shortest[part]
      : part === 'titles' && term.length >= shortest.closed),
  weights: {prefix: word.open ? 0.5 : 0.25, fuzzy: 0.4},
});

/** Everything that the word, as it is written, may mean. */
function meaningsOf(word: Word, isKnown: boolean, part: Part): Meaning[] {
  const {stem, parts, joined, synonyms} = word;
  return [
    {terms: [stem], weight: 1, options: beginning(word, part)},
    // A name that exists is hardly meant to be another one with the same words.
    ...(parts.length > 0
      ? [{terms: parts, weight: isKnown ? 0.3 : 0.9, options: beginning(word, part)}]
      : []),
    ...joined.map((whole) => ({terms: [whole], weight: 0.9})),
    ...synonyms.map((terms) => ({terms, weight: synonymWeight})),
  ];
}

/**
 * Looks for each meaning; where a page has several, the best one counts.
 * @param terms gets the terms that were found
 */
function findMeanings(
  index: MiniSearch,
  common: CommonWords,
  meanings: readonly Meaning[],
  boost: Record<string, number>,
  terms: Set<string>,
): Scores {
  // Numbers alone: an object for each page would keep the memory busy at every key.
  const scores = new Float32Array(index.documentCount);
  for (const meaning of meanings) {
    const everywhere = meaning.terms.flatMap((term) => common.get(term) ?? []);
    const rare = meaning.terms.filter((term) => !common.has(term));
    const add = (page: number, score: number) => {
      let whole = score;
      for (const one of everywhere) {
        if (one[page] === 0) {
          return;
        }
        whole += one[page]!;
      }
      const own = (whole * meaning.weight) / meaning.terms.length;
      scores[page] = Math.max(own, scores[page]!);
    };
    meaning.terms.filter((term) => common.has(term)).forEach((term) => terms.add(term));
    if (rare.length === 0) {
      scores.forEach((_, page) => add(page, 0));
      continue;
    }
    const results = index.search(rare.join(' '), {
      // The terms are given as they stand in the index.
      tokenize: (text) => text.split(' '),
      combineWith: 'AND',
      boost,
      ...meaning.options,
    });
    for (const {id, score, terms: found, queryTerms} of results) {
      // The engine multiplies by the number of terms, and adds up all words that begin alike.
      const isExact = found.includes(rare[0]!);
      const added = isExact ? rare.length : found.length;
      add(id as number, (score * rare.length) / (queryTerms.length * added));
      found.forEach((term) => terms.add(term));
    }
  }
  return scores;
}

/** What was probably meant, if the word is a slip of the finger. */
function corrections(
  {whole: name, stem, parts, open}: Word,
  vocabulary: ReadonlySet<string>,
): Meaning[] {
  const stems = likelyTerms(stem, vocabulary, open);
  // Names of several words have no stem, but in small letters they look like one word.
  const whole = stems.length > 0 ? stems : likelyTerms(name, vocabulary, open);
  if (whole.length > 0 || parts.length === 0) {
    return whole.flatMap(({term, likeness}) => [
      {terms: [term], weight: likeness},
      ...synonymsOf(term).map((terms) => ({terms, weight: likeness * synonymWeight})),
    ]);
  }
  // One of the words in a name is wrong.
  const likely = parts.map((part) =>
    vocabulary.has(part) ? part : likelyTerms(part, vocabulary, false)[0]?.term,
  );
  return likely.every((term) => term !== undefined)
    ? [{terms: likely as string[], weight: 0.6}]
    : [];
}

/** Where a word stands: as it is written, or else as it was probably meant. */
export function findWord({titles, texts, common, vocabulary, pages}: SiteIndex, word: Word): Found {
  const find = (inTitles: readonly Meaning[], inTexts = inTitles): Found => {
    const terms = new Set<string>();
    const found = {
      titles: findMeanings(titles, common.titles, inTitles, titleBoost, terms),
      texts: texts
        ? findMeanings(texts, common.texts, inTexts, textBoost, terms)
        : new Float32Array(pages.length),
    };
    const has = (score: number, page: number) => score > 0 || found.texts[page]! > 0;
    return {...found, terms, pageCount: found.titles.filter(has).length};
  };
  if (word.flag && vocabulary.has(word.flag)) {
    return find([{terms: [word.flag], weight: 1}]);
  }
  const isKnown = vocabulary.has(word.whole);
  const found = find(meaningsOf(word, isKnown, 'titles'), meaningsOf(word, isKnown, 'texts'));
  if (found.pageCount > 0) {
    return found;
  }
  const meant = corrections(word, vocabulary);
  const fuzzy = slipsAllowed(word.stem.length);
  // A word that no title has may still be a slip of one in the texts.
  return meant.length > 0 || fuzzy === 0
    ? find(meant)
    : find([], [{terms: [word.stem], weight: 0.6, options: {fuzzy}}]);
}
