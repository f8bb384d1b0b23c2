import {expect, test} from 'vitest';
import {splitShell} from './split-shell.ts';

const texts = (code: string) => splitShell(code).map((words) => words.map(({text}) => text));

test.each([
  ['a b\nc', [['a', 'b'], ['c']]],
  ['a && b || c; d | e', [['a'], ['b'], ['c'], ['d'], ['e']]],
  ['a \\\n  b', [['a', 'b']]],
  ['# all\na b # rest', [['a', 'b']]],
  ['a#b', [['a#b']]],
  ['a "b c" \'d "e"\'', [['a', 'b c', 'd "e"']]],
  ['a --x="b c"', [['a', '--x=b c']]],
  ['a "" b', [['a', '', 'b']]],
  ['a b\\ c', [['a', 'b c']]],
  ['a $(b c) d', [['a', '$'], ['b', 'c'], ['d']]],
])('%j', (code, expected) => {
  expect(texts(code)).toEqual(expected);
});

test('says where a word starts', () => {
  expect(splitShell('a  "b" c')[0]?.map(({start}) => start)).toEqual([0, 3, 7]);
});
