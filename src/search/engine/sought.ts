import type {Found} from './find-word';
import type {Word} from './read-query';

/** What to look for in a text for one word of a query. */
export type SoughtWord = {
  /** Terms of the index that stand for the word by themselves. */
  terms: ReadonlySet<string>;
  /** Terms inside a name, which stand for it only together. */
  parts: readonly string[];
  /** Beginnings by which it is found in a text: few, as one stands for all terms that begin with it. */
  beginnings: readonly string[];
};

/** What to look for in the texts of all hits of an answer. */
export type Sought = {
  words: readonly SoughtWord[];
  terms: ReadonlySet<string>;
  beginnings: readonly string[];
};

function toSoughtWord({stem, parts}: Word, {terms}: Found): SoughtWord {
  const whole = [...terms].filter((term) => !parts.includes(term));
  const others = whole.filter((term) => !term.startsWith(stem));
  return {
    terms: new Set(whole),
    parts,
    beginnings: others.length < whole.length ? [stem, ...others] : others,
  };
}

/** Gathers by which terms the words of a query were found. */
export function soughtFor(words: readonly Word[], found: readonly Found[]): Sought {
  const sought = words.map((word, index) => toSoughtWord(word, found[index]!));
  return {
    words: sought,
    terms: new Set(found.flatMap(({terms}) => [...terms])),
    beginnings: sought.flatMap(({beginnings, parts}) => [...beginnings, ...parts]),
  };
}
