import {expect, test} from 'vitest';
import {describeResult} from './describe-result.ts';

test.each([
  [18, null, '', '18 videos'],
  [9, 'tool', '', '9 of 18 videos with the tag “tool”'],
  [1, null, ' mux ', '1 of 18 videos with “mux”'],
  [2, 'map', 'grid', '2 of 18 videos with the tag “map” and with “grid”'],
  [0, 'map', 'x', 'No video with the tag “map” and with “x”'],
])('%i, %s, "%s"', (found, tag, text, said) => {
  expect(describeResult({found, total: 18, tag, text})).toBe(said);
});

test('one video is in the singular', () => {
  expect(describeResult({found: 1, total: 1, tag: null, text: ''})).toBe('1 video');
});
