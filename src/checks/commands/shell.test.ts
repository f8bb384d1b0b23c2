import {expect, test} from 'vitest';
import {splitShell} from './shell.ts';

const texts = (code: string) => splitShell(code).map((words) => words.map(({text}) => text));

test.each([
  ['a b\nc', [['a', 'b'], ['c']]],
  ['a && b || c; d | e', [['a'], ['b'], ['c'], ['d'], ['e']]],
  ['a \\\n  b', [['a', 'b']]],
  ['# all\na b # rest\nc', [['a', 'b'], ['c']]],
  ['a "# b" \'c\n# d\'', [['a', '_ b', 'c;_ d']]],
  ['a "b c" \'d "e"\'', [['a', 'b c', 'd "e"']]],
  ['a --x="b c"', [['a', '--x=b c']]],
  ['a "" b', [['a', '', 'b']]],
  ['a b\\ c', [['a', 'b c']]],
  ['a $(b c) d', [['a', '$'], ['b', 'c'], ['d']]],
  ['> a <b> $C https://d.e/?f > g', [['>', 'a', '{b}', '$C', 'https://d.e/?f', '>', 'g']]],
])('%j', (code, expected) => {
  expect(texts(code)).toEqual(expected);
});

test('a hash within a word begins no comment', () => {
  expect(texts('a b#c\nd')).toEqual([['a', 'b_c'], ['d']]);
});

test('says where a word starts', () => {
  expect(splitShell('# b c\na  "b" --c=\'d e\' c')[0]?.map(({start}) => start)).toEqual([
    6, 10, 13, 23,
  ]);
});
