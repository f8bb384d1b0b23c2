import {expect, it} from 'vitest';
import {findInText} from './find-in-text';

const find = (text: string, term: string) => findInText(text, text.toLowerCase(), term);

it('finds a word, or a part of a name, where it begins', () => {
  expect(find('The frame', 'frame')).toBe(4);
  expect(find('useCurrentFrame', 'frame')).toBe(10);
  expect(find('mainframe, frame', 'frame')).toBe(11);
  expect(find('mainframe', 'frame')).toBe(-1);
});

it('finds all forms of a word', () => {
  expect(find('Two entries and an entry', 'entri')).toBe(4);
  expect(find('an entry', 'entri')).toBe(3);
});

it('bears letters that become two in lower case', () => {
  expect(() => find('İa', 'a')).not.toThrow();
});
