import {anyOf, findWords, type ProseRule} from './find-words.ts';

const feeling = 'What is easy for its author may not be for the reader, who then feels slow.';
const praise = 'Docs state facts; praise is for the reader to give.';
const filler = 'The sentence says the same without it.';

/** Words that docs and posts do without, and why. */
export const bannedWords: Readonly<Record<string, string>> = {
  simply: feeling,
  just: feeling,
  easy: feeling,
  easily: feeling,
  obviously: feeling,
  'of course': feeling,
  trivial: feeling,
  trivially: feeling,
  effortless: feeling,
  effortlessly: feeling,
  straightforward: feeling,
  basically: filler,
  'needless to say': filler,
  'in order to': filler,
  seamless: praise,
  seamlessly: praise,
  powerful: praise,
  amazing: praise,
  awesome: praise,
  blazing: praise,
  'blazing-fast': praise,
  'cutting-edge': praise,
  'state-of-the-art': praise,
  'world-class': praise,
  'best-in-class': praise,
  revolutionary: praise,
  'game-changing': praise,
  delightful: praise,
};

const pattern = anyOf(Object.keys(bannedWords));

/** Words that belittle, praise or fill. */
export const findBannedWords: ProseRule = (page) =>
  findWords(page, 'banned-word', pattern, ([word]) => ({
    message: `The page says "${word}". ${bannedWords[word.toLowerCase()]}`,
    hint: 'Leave the word out, or say what is meant in facts.',
  }));

/** Names of APIs that are ordinary words or products as well. */
const ordinaryNames = new Set(['WebCodecs', 'TypeScript', 'JavaScript', 'GitHub', 'YouTube']);

/** Whether a name cannot be taken for a word: it has a capital inside, as `useCurrentFrame` has. */
const isUnmistakable = (name: string) =>
  /^[A-Za-z]*[a-z][A-Z]/.test(name) && /^\w{5,}$/.test(name) && !ordinaryNames.has(name);

/** Names that a page must write as code, of all that the packages export. */
export const unmistakable = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].filter(isUnmistakable));

/** Names of APIs in a sentence without backticks. */
export const findBareNames =
  (names: ReadonlySet<string>): ProseRule =>
  (page) =>
    findWords(page, 'api-name', /(?<![\w$./@-])[A-Za-z]\w{4,}(?:\(\))?(?![\w-])/g, ([name], run) =>
      run.where === 'text' && names.has(name.replace('()', ''))
        ? {
            message: `${name} is the name of an API, written as a word.`,
            hint: `Write \`${name}\` in backticks.`,
            replacement: `\`${name}\``,
          }
        : undefined,
    );
