import {expect, it} from 'vitest';
import {cutText} from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['a word too many', 9, 'a word'],
  ['ends with a word', 6, 'ends'],
  ['ends here', 4, 'ends'],
  ['abcdefghij', 4, 'abcd'],
])('%s, to %i characters', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});
