import {expect, test} from 'vitest';
import {highlightLines} from './highlight-lines.ts';

test('tokens become spans with Prism’s types as classes', () => {
  expect(highlightLines('const a = 1;', 'ts')).toEqual([
    '<span class="keyword">const</span> a <span class="operator">=</span> <span class="number">1</span><span class="punctuation">;</span>',
  ]);
});

test('a token over several lines is closed and opened on each', () => {
  expect(highlightLines('/* a\nb */', 'ts')).toEqual([
    '<span class="comment">/* a</span>',
    '<span class="comment">b */</span>',
  ]);
});

test('text is escaped, with and without a grammar', () => {
  expect(highlightLines('a < b && c', 'nothing-known')).toEqual(['a &lt; b &amp;&amp; c']);
  expect(highlightLines('<A>&</A>', 'tsx').join('')).not.toMatch(/<A>/);
});

test('there is one string for each line, empty ones included', () => {
  expect(highlightLines('a\n\nb\n', 'text')).toEqual(['a', '', 'b', '']);
});
