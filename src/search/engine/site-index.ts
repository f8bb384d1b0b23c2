import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import type {Area} from '../record';
import {synonymsOf} from './synonyms';
import {indexTerms, nameKey, queryTerms, termsOf} from './terms';

/** A page in the titles file. Texts are plain text. */
export type PageTitles = {
  /** With the published origin and the base URL. */
  url: string;
  title: string;
  /** Heading that its results are listed under. */
  category: string;
  area: Area;
  /** In the order of the page. The anchor is left out where it follows from the heading. */
  sections: [level: 2 | 3, heading: string, anchor?: string][];
};

export type TitlesFile = {
  /** Name of the file with the texts. */
  texts: string;
  pages: PageTitles[];
};

/** By page: its own text, then that of each section. */
export type TextsFile = string[][];

/** The file that is asked for first; its name is the same in every build. */
export const titlesFile = 'titles.json';

/** The anchor that a heading most likely has: a guess that saves bytes wherever it is right. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** A page that was found, and the terms of the index that it was found by. */
export type FoundPage = {page: number; terms: ReadonlySet<string>};

export type SiteIndex = {
  pages: readonly PageTitles[];
  /** By page, as in the file; undefined where only titles and headings are indexed. */
  texts: TextsFile | undefined;
  /**
   * The pages that fit, best first; the same for the same query.
   * @returns `isComplete` if one page at least has all words of the query
   */
  find: (query: string) => {found: FoundPage[]; isComplete: boolean};
};

const boost = {name: 1, title: 6, headings: 1, lead: 4, text: 1};
/** A flag is explained below its heading; elsewhere it is only used. */
const flagBoost = {...boost, headings: 16};

/** A guide answers a sentence, the reference a name. Posts and profiles mention much that they are not about. */
const areaFactors: Readonly<Record<'name' | 'sentence', Partial<Record<Area, number>>>> = {
  name: {API: 1.2, Templates: 0.8, Pages: 0.8, Blog: 0.5, 'Success stories': 0.6, Experts: 0.6},
  sentence: {
    Docs: 1.2,
    API: 0.9,
    Templates: 0.8,
    Pages: 0.8,
    Blog: 0.5,
    'Success stories': 0.6,
    Experts: 0.6,
  },
};
/**
 * What is below Lambda and Cloud Run repeats the options and commands of a render for one cloud; what is
 * below other products uses the words of the whole toolkit for one of them.
 */
const productPaths: readonly (readonly [path: RegExp, factor: number])[] = [
  [/\/docs\/(?:lambda|cloudrun)\/./, 0.7],
  [
    /\/docs\/(?:(?:recorder|timeline|media-parser|webcodecs|paths|studio|contributing|ai)\/.|licensing)/,
    0.6,
  ],
];
/** From so many words on, a query is a sentence. */
const sentenceWords = 3;
/** With fewer pages that have enough of the words, those with fewer words follow. */
const minPages = 10;
/** So many of the first pages for a sentence are read again: are its words near each other in them? */
const comparedPages = 40;

const wholeTerms = (text: string) => text.split(' ');

/** The names of a page: its title, that of its package without scope, and the last part of its path. */
function namesOf({title, url}: PageTitles): Set<string> {
  const unscoped = /^@[\w-]+\/([\w-]+)$/.exec(title)?.[1] ?? '';
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return new Set([title, unscoped, last].map(nameKey).filter(Boolean));
}

/** A text as words in lower case, with a space before, between and after them. */
const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Indexes titles and headings, and the texts if they are there, in slices: meanwhile other work is done. */
export async function openIndex(
  pages: readonly PageTitles[],
  texts?: TextsFile,
): Promise<SiteIndex> {
  const vocabulary = new Set<string>();
  const mini = new MiniSearch<{id: number} & Record<keyof typeof boost, string>>({
    fields: Object.keys(boost),
    tokenize: (text, field) => (field === 'name' ? wholeTerms(text) : indexTerms(text)),
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
  });
  const names = pages.map(namesOf);
  const titleTerms = pages.map(({title}) => queryTerms(title));
  const documents = pages.map(({title, category, url, sections}, id) => ({
    id,
    name: [...names[id]!].join(' '),
    title: `${title} ${category} ${new URL(url).pathname}`,
    headings: sections.map(([, heading]) => heading).join('\n'),
    lead: texts?.[id]?.[0] ?? '',
    text: texts?.[id]?.slice(1).join('\n') ?? '',
  }));
  await mini.addAllAsync(documents, {chunkSize: 20});

  // Terms are given as the index has them.
  const asGiven = {tokenize: wholeTerms, processTerm: (term: string) => term};

  /** How many letters of a typo are wrong: as few as lead to a word. A typo is a word that neither titles nor texts have. */
  const fuzzy = (term: string) => {
    if (!texts || vocabulary.has(term) || term.length < 4) {
      return false;
    }
    // Two letters that change places count as two.
    const short = term.length < 6 ? [1] : [1, 2];
    const distances = term.length < 10 ? short : [1, 2, 3, 4];
    const leadsToWord = (distance: number) =>
      mini.search({queries: [term], fuzzy: distance}, asGiven).length > 0;
    return distances.find(leadsToWord) ?? false;
  };

  /** A word of a query: as it is, by its parts, by other words; and all terms that count as it. */
  function readWord(words: ReturnType<typeof queryTerms>, at: number) {
    const {term, parts} = words[at]!;
    const isLast = at === words.length - 1;
    const isKnown = vocabulary.has(term);
    const pairs = [
      [at - 1, at],
      [at, at + 1],
    ].flatMap(([left, right]) => {
      const pair = [words[left!], words[right!]].map((word) => word?.term);
      return pair[0] && pair[1] ? [...synonymsOf(pair.join(' ')), [pair.join('')]] : [];
    });
    const others = [...synonymsOf(term), ...pairs];
    const queries: Query[] = [
      {
        queries: [term],
        prefix: term.length > (isLast ? 1 : 3),
        fuzzy,
        weights: {prefix: isLast && !isKnown ? 0.4 : 0.05, fuzzy: 0.3},
        ...(term.startsWith('--') && {boost: flagBoost}),
      },
      ...others.map((other) => ({
        combineWith: 'AND' as const,
        queries: other,
        boostTerm: () => 0.7,
      })),
    ];
    if (parts.length > 0) {
      queries.push({
        combineWith: 'AND',
        queries: parts,
        fuzzy,
        prefix: isLast && !isKnown,
        boostTerm: () => (isKnown ? 0.1 : 0.5),
      });
    }
    return {
      query: {combineWith: 'OR' as const, queries},
      terms: [term, ...parts, ...others.flat()],
    };
  }

  /** How much of one of the page's names was typed, 0 to 1. */
  const nameShare = (page: number, key: string): number =>
    Math.max(
      0,
      ...[...names[page]!].map((name) => (name.startsWith(key) ? key.length / name.length : 0)),
    );

  const phrases = new Map<number, string>();
  const phraseText = (page: number): string => {
    const {title, sections} = pages[page]!;
    const all = [title, ...sections.map(([, heading]) => heading), ...(texts?.[page] ?? [])];
    const text = phrases.get(page) ?? all.map(plainWords).join('');
    phrases.set(page, text);
    return text;
  };

  /** How many neighbours in the query are neighbours in the page, 0 to 1: a pasted message has nearly all. */
  const phraseShare = (page: number, phrase: readonly string[]): number => {
    const pairs = phrase.slice(1).map((word, at) => ` ${phrase[at]} ${word} `);
    return pairs.filter((pair) => phraseText(page).includes(pair)).length / pairs.length;
  };

  /** How many of the words the best section of a page has, 0 to 1: words that are near each other belong together. */
  const sectionShare = (page: number, words: readonly {terms: readonly string[]}[]): number => {
    const {title, sections} = pages[page]!;
    const headings = [title, ...sections.map(([, heading]) => heading)];
    const counts = headings.map((heading, at) => {
      const inSection = [termsOf(heading), termsOf(texts?.[page]?.[at] ?? '')];
      return words.filter(({terms}) =>
        terms.some((term) => inSection.some((found) => found.has(term))),
      ).length;
    });
    return Math.max(...counts) / words.length;
  };

  const find: SiteIndex['find'] = (query) => {
    const terms = queryTerms(query);
    if (terms.length === 0) {
      return {found: [], isComplete: false};
    }
    const words = terms.map((_, at) => readWord(terms, at));
    const key = nameKey(query);
    const phrase = plainWords(query).trim().split(' ');
    const factors = areaFactors[phrase.length < sentenceWords ? 'name' : 'sentence'];
    const options: SearchOptions = {
      ...asGiven,
      boost,
      bm25: {k: 1.2, b: 0.5, d: 0.5},
      boostDocument: (id) => {
        const {area, url} = pages[id as number]!;
        const [, product = 1] = productPaths.find(([path]) => path.test(url)) ?? [];
        return (factors[area] ?? 1) * product;
      },
    };
    const byName: Query = {
      queries: [key],
      fields: ['name'],
      prefix: key.length > 2,
      fuzzy,
      weights: {prefix: 0.5, fuzzy: 0.6},
    };
    const results = mini.search(
      {combineWith: 'OR', queries: [...words.map((word) => word.query), byName]},
      options,
    );

    const ranked = results.map(({id, score, queryTerms: matched, match}) => {
      const page = id as number;
      const of = new Set(matched);
      const count = words.filter((word) => word.terms.some((term) => of.has(term))).length;
      const share = count / words.length;
      const inTitle = titleTerms[page]!.filter(({term, parts}) =>
        [term, ...parts].some((one) => one in match),
      );
      const titleShare = inTitle.length / Math.max(1, titleTerms[page]!.length);
      return {
        page,
        terms: new Set(Object.keys(match)),
        isComplete: share === 1,
        // A name is enough by itself; of one or two words all are, of more, half.
        isEnough: of.has(key) || count >= (words.length > 2 ? words.length / 2 : words.length),
        score:
          // The library multiplies by the number of terms; what counts is how many words have one.
          score * share * (1 + titleShare ** 2 * share) * (1 + nameShare(page, key) ** 2),
      };
    });
    const byScore = (a: {score: number; page: number}, b: typeof a) =>
      b.score - a.score || a.page - b.page;
    const enough = ranked.filter(({isEnough}) => isEnough);
    const chosen = (enough.length < minPages ? ranked : enough).sort(byScore);
    const first = chosen.slice(0, phrase.length < sentenceWords ? 0 : comparedPages);
    const reordered = first
      .map((one) => ({
        ...one,
        score:
          one.score *
          (1 + 2 * phraseShare(one.page, phrase) ** 2) *
          (1 + sectionShare(one.page, words) ** 2),
      }))
      .sort(byScore);
    return {
      found: [...reordered, ...chosen.slice(first.length)],
      isComplete: ranked.some((one) => one.isComplete),
    };
  };

  return {pages, texts, find};
}
