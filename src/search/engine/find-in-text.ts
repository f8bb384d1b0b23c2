const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a word, or a word inside a name such as `useFrame`, begins here. */
const isBeginning = (text: string, at: number) =>
  !isLetter(text[at - 1]) || text[at] !== text[at]?.toLowerCase();

/** What all forms of a word begin with: the stem of "entries" is "entri", and "entry" is meant, too. */
const surfaceOf = (term: string) => term.replace(/^--/, '').replace(/([^aeiou])i$/, '$1');

/**
 * Where a term of the index first stands in a text, or -1.
 * @param lower the text in lower case
 */
export function findInText(text: string, lower: string, term: string): number {
  const surface = surfaceOf(term);
  let at = lower.indexOf(surface);
  while (at >= 0 && !isBeginning(text, at)) {
    at = lower.indexOf(surface, at + 1);
  }
  return at;
}
