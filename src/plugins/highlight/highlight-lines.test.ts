import {expect, test} from 'vitest';
import {highlightLines} from './highlight-lines.ts';
import {languages} from '../../content/fences/languages.ts';

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

test('added and removed lines of a diff differ', () => {
  expect(highlightLines('-fps={25}\n+fps={30}', 'diff')).toEqual([
    expect.stringMatching(/^<span class="[^"]*\bdeleted\b[^"]*">.*-.*fps=\{25\}/),
    expect.stringMatching(/^<span class="[^"]*\binserted\b[^"]*">.*\+.*fps=\{30\}/),
  ]);
});

test('every language that authors may name is highlighted', () => {
  const plain = Object.entries(languages).filter(([, prism]) => prism === 'none');
  expect(plain.map(([name]) => name)).toEqual(['text', 'txt']);
  const code =
    'a { color: "red" } <b c="1">2</b> # - if (a) { return 1; }\n+ b\nFROM node:20 AS build';
  for (const [name, prism] of Object.entries(languages)) {
    expect(/<span/.test(highlightLines(code, name).join('')), name).toBe(prism !== 'none');
  }
});
