import {subjectsOf, termsOf, type Term} from '../words';
import {flagTerm} from './index-terms';
import {stem} from './stem';
import {plainWords} from './phrases';
import {synonymsOf} from './synonyms';

/** One word of a query with everything it may be found by. */
export type Word = {
  /** In lower case, without joints: `usecurrentframe`. */
  whole: string;
  stem: string;
  /** Stems of the words inside it, when there are several. */
  parts: string[];
  /** Set when it was written as a flag: `--gl`. */
  flag: string | null;
  /** It and its neighbours without the space: `static file` may mean `staticFile`. */
  joined: string[];
  /** Other words for it, each as the stems of its words. */
  synonyms: string[][];
  /** Whether it may be the beginning of a word that is being typed. */
  open: boolean;
};

export type Query = {
  words: Word[];
  /** All that was asked as one name, to compare with names of pages. */
  name: string;
  /** A question or description in several words rather than a name. */
  isSentence: boolean;
  /** All words as they were written, the small ones too. */
  phrase: string[];
};

/** Synonyms of the word at a place, and of the phrases that it makes with its neighbours. */
function synonymsAt(terms: readonly Term[], index: number): string[][] {
  const stemAt = (at: number) => stem(terms[at]?.whole ?? '');
  const phrases = [
    stemAt(index),
    `${stemAt(index)} ${stemAt(index + 1)}`,
    `${stemAt(index - 1)} ${stemAt(index)}`,
  ];
  return phrases.flatMap(synonymsOf);
}

function toWord(terms: readonly Term[], index: number, flags: ReadonlySet<string>): Word {
  const {whole, parts} = terms[index]!;
  const flag = flagTerm(whole);
  const neighbours = [
    [index - 1, index],
    [index, index + 1],
  ].filter(([from, to]) => terms[from!] && terms[to!]);
  return {
    whole,
    stem: parts.length > 1 ? whole : stem(whole),
    // The letters and digits of "4k" say nothing by themselves.
    parts: parts.length > 1 && parts.every(({length}) => length > 1) ? parts.map(stem) : [],
    flag: flags.has(flag) ? flag : null,
    joined: neighbours.map(([from, to]) => terms[from!]!.whole + terms[to!]!.whole),
    synonyms: synonymsAt(terms, index),
    open: index === terms.length - 1,
  };
}

/** What all pages are about, and what stands before all commands. */
const everywhere = new Set(['remotion', 'npx']);

function subjectsAmong(text: string): Term[] {
  const subjects = subjectsOf(text);
  const special = subjects.filter(({whole}) => !everywhere.has(whole));
  return special.length > 0 ? special : subjects;
}

/** Takes a query apart. A query of nothing but signs has no words. */
export function readQuery(text: string): Query {
  const all = termsOf(text);
  const subjects = subjectsAmong(text);
  const flags = new Set((text.match(/--[\w-]+/g) ?? []).map((name) => flagTerm(name.slice(2))));
  const carriers = all.length - subjectsOf(text).length;
  return {
    words: subjects.map((_, index) => toWord(subjects, index, flags)),
    name: all.map(({whole}) => whole).join(''),
    isSentence: all.length >= 3 && (carriers > 0 || all.length >= 4),
    phrase: plainWords(text).trim().split(' '),
  };
}
