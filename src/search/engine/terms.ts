/** Letters and digits with the joints of names between them: `media-parser`, `@remotion/player`. */
export const namePattern = /[\p{L}\p{N}]+(?:[-_./][\p{L}\p{N}]+)*/gu;
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const flagPattern = /(?:^|[^\p{L}\p{N}-])(--\p{L}[\p{L}\p{N}-]*)/gu;
/** Longer ones are keys and checksums, which nobody types. */
const maxLength = 40;

const stopWords = new Set(
  (
    'a am an and are as at be by can could did do does for from get how i if in into is it ' +
    'its me much my of on or should so that the there this to use using vs want was we what ' +
    'when where which who why will with work works would you your make made create add put set give let several some something'
  ).split(' '),
);
/** What all pages are about, and what all commands begin with. */
const ubiquitous = new Set(['remotion', 'npx']);

const vowel = /[aeiouy]/;
const doubled = /(bb|dd|gg|mm|nn|pp|rr|tt)$/;

/**
 * What the forms of an English word share: renders, rendering and rendered are render. A key for
 * comparing, not a word to show. Words of three letters or fewer, and those with digits, stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  const singular = (/[^siu]s$/.test(word) ? word.slice(0, -1) : word)
    .replace(/ization$/, 'ize')
    .replace(/(.{3})ation$/, '$1ate');
  const base = /^(.{3,})(?:ing|ed)$/.exec(singular)?.[1];
  const isVerb = base !== undefined && vowel.test(base) && !/(?:eed|^embed)$/.test(singular);
  const root = isVerb ? base.replace(doubled, (pair) => pair[0]!) : singular;
  return root.length < 4 ? root : root.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
}

/** A text without joints, signs and capitals: `useCurrentFrame()` and `use current frame` are one. */
export const nameKey = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('').toLowerCase();

const flagTerm = (text: string): string => `--${nameKey(text)}`;
const flagsIn = (text: string): string[] =>
  Array.from(text.matchAll(flagPattern), ([, flag]) => flagTerm(flag!));

/** A name as the index has it: whole and, if it has several words, these as stems. */
type Name = {term: string; parts: string[]};

function readName(text: string): Name {
  const parts = text.match(partPattern) ?? [];
  return parts.length > 1
    ? {term: nameKey(text), parts: parts.map((part) => stem(part.toLowerCase()))}
    : {term: stem(nameKey(text)), parts: []};
}

/** Most names of a site are repeated: each is read once. */
const names = new Map<string, Name>();

function cachedName(text: string): Name {
  const name = names.get(text) ?? readName(text);
  names.set(text, name);
  return name;
}

/**
 * Under which terms a text is found: `useCurrentFrame` whole and as use, current, frame. Flags have
 * a term with their dashes, packages one with their scope.
 */
export function indexTerms(text: string): string[] {
  const packages = (text.match(/@[\w-]+\/[\w-]+/g) ?? []).map(nameKey);
  const words = (text.replaceAll('/', ' ').match(namePattern) ?? []).flatMap((word) => {
    const {term, parts} = cachedName(word);
    return [term, ...parts];
  });
  return [...flagsIn(text), ...packages, ...words].filter(({length}) => length <= maxLength);
}

const termsByText = new Map<string, ReadonlySet<string>>();

/** The same as a set, made once for texts that are looked at again with the next key. */
export function termsOf(text: string): ReadonlySet<string> {
  const terms = termsByText.get(text) ?? new Set(indexTerms(text));
  termsByText.set(text, terms);
  return terms;
}

/** The words that say something, as the index has them; all words where none does. */
export function queryTerms(query: string): Name[] {
  const flags = new Set(flagsIn(query));
  const words = query.match(namePattern) ?? [];
  const subjects = words.filter((word) => !stopWords.has(word.toLowerCase()));
  const special = subjects.filter((word) => !ubiquitous.has(word.toLowerCase()));
  const chosen = [special, subjects, words].find(({length}) => length > 0) ?? [];
  return chosen.map((word) =>
    flags.has(flagTerm(word)) ? {term: flagTerm(word), parts: []} : readName(word),
  );
}
