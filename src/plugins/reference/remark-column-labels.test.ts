import type {TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {remarkColumnLabels} from './remark-column-labels.ts';

const labels = (markdown: string) => {
  const {tree} = parsePage('docs/a.mdx', markdown);
  remarkColumnLabels()(tree);
  const found: unknown[] = [];
  visit(tree, 'tableCell', ({data}: TableCell) => {
    if (data?.hProperties) {
      found.push(data.hProperties['data-label']);
    }
  });
  return found;
};

test('values of a table of names have the head of their column, sentences have none', () => {
  const sentence = 'How strongly the spring is slowed down, from 1.';
  expect(
    labels(`| Field | Default | Effect |\n| - | - | - |\n| \`mass\` | 1 | ${sentence} |`),
  ).toEqual(['Default']);
});

test('of two columns of sentences, each says which one it is', () => {
  const before = 'The render failed with a message that did not name the file.';
  const after = 'The render fails with the name of the file that is missing.';
  expect(
    labels(`| Call | Before | After |\n| - | - | - |\n| \`a()\` | ${before} | ${after} |`),
  ).toEqual(['Before', 'After']);
});

test('a name may be a link', () => {
  expect(
    labels('| Flag | Default | Since |\n| - | - | - |\n| [`--gl`](#gl) | `swangle` | 1.0 |'),
  ).toEqual(['Default', 'Since']);
});

test('a cell without words in the first row is no head, and the others are of columns', () => {
  const {tree} = parsePage('docs/a.mdx', '| | Default |\n| - | - |\n| `mass` | 1 |');
  remarkColumnLabels()(tree);
  const cells: unknown[] = [];
  visit(tree, 'tableCell', ({data}: TableCell) => void cells.push(data));
  expect(cells).toEqual([{hName: 'td'}, {hProperties: {scope: 'col'}}, undefined, undefined]);
});

test('tables of two columns, and those that stay tables on phones, have none', () => {
  expect(labels('| Field | Default |\n| - | - |\n| `mass` | 1 |')).toEqual([]);
  expect(labels('| Render | Time | Price |\n| - | - | - |\n| short | 1 s | $1 |')).toEqual([]);
});
