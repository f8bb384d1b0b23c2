/** A piece of text without spaces, as written and taken apart: `useCurrentFrame` is use, current, frame. */
export type Term = {
  /** All letters and digits in lower case: `usecurrentframe`. */
  whole: string;
  /** The words inside it, in lower case. */
  parts: string[];
};

/** Letters and digits with the joints of names between them: `media-parser`, `@remotion/player`. */
const name = /[\p{L}\p{N}]+(?:[-_./][\p{L}\p{N}]+)*/gu;
const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

/** The names in a text, each whole and in its parts (split at joints, capitals and digits). */
export function termsOf(text: string): Term[] {
  return (text.match(name) ?? []).map((word) => ({
    whole: (word.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase(),
    parts: (word.match(part) ?? []).map((piece) => piece.toLowerCase()),
  }));
}

const carriers = new Set(
  (
    'a am an and are as at be by can could did do does for from get how i if in into is it ' +
    'its me much my of on or should so that the there this to use using vs want was we what ' +
    'when where which who why will with work works would you your'
  ).split(' '),
);

/** The terms that a question is about. A question of nothing but small words keeps them all. */
export function subjectsOf(query: string): Term[] {
  const terms = termsOf(query);
  const subjects = terms.filter(({whole}) => !carriers.has(whole));
  return subjects.length > 0 ? subjects : terms;
}
