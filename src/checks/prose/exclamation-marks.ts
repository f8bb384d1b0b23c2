import {findWords} from './find-words.ts';
import type {ProseRule} from './rule.ts';

/** Exclamation marks at the end of a word; `!=` and the like are code and stand in backticks. */
export const findExclamationMarks: ProseRule = (page) =>
  findWords(page, 'exclamation-mark', /(?<=[\p{L}\d)"'])!+(?=$|[\s"')])/gu, () => ({
    message: 'The sentence ends with an exclamation mark.',
    remedy: 'End it with a full stop; quote messages of programs in backticks.',
  }));
