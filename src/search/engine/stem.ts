const vowel = /[aeiouy]/;
const doubled = /(bb|dd|gg|mm|nn|pp|rr|tt)$/;

/** Ends in -ed, yet not because something happened to it. */
const isWhole = (word: string) => word.endsWith('eed') || word === 'embed';

function withoutEnding(word: string): string {
  const base = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  return base && vowel.test(base) && !isWhole(word)
    ? base.replace(doubled, (pair) => pair[0]!)
    : word;
}

/**
 * The part that the forms of an English word share: renders, rendering and
 * rendered are render. It is a key for comparing, not a word to show. Words of
 * three letters or fewer, and those with digits, stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  const singular = /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  const base = withoutEnding(singular);
  return base.length < 4 ? base : base.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
}
