import {anyOf, findWords} from './find-words.ts';
import type {ProseRule} from './rule.ts';

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
    remedy: 'Leave the word out, or say what is meant in facts.',
  }));
