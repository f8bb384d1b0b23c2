import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'hast-util-to-string';
import type {Element} from 'hast';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {remarkErrors} from './remark-errors.ts';

/** The list that a page shows below a heading: the anchor of each error, its message and its remedy. */
function errorsOf(body: string) {
  const tree: Root = parsePage('docs/a.mdx', body).tree;
  remarkErrors()(tree);
  const list = (toHast(tree) as Element).children.find(
    (node): node is Element => node.type === 'element' && /^(ul|table)$/.test(node.tagName),
  );
  return list?.properties.className === undefined
    ? []
    : list.children
        .filter((node) => node.type === 'element')
        .map((item) => [item.properties.id, ...toString(item).trim().split(/\n+/)]);
}

const expected = [
  ['error-no-such-file', 'No such file', 'Check the path.'],
  ['error-crf-must-be-1', 'CRF must be 1', 'Pass 1.'],
];

test.each([
  ['a list', '- `No such file`\n\n  Check the path.\n\n- `CRF must be 1`\n\n  Pass 1.'],
  ['a list with colons', '- `No such file`: check the path.\n- `CRF must be 1`: pass 1.'],
  [
    'a table',
    '| Error | Remedy |\n|---|---|\n| `No such file` | Check the path. |\n| `CRF must be 1` | Pass 1. |',
  ],
])('%s of errors becomes messages with anchors', (_, body) => {
  expect(errorsOf(`## Errors\n\n${body}`)).toEqual(expected);
});

test('two equal messages have two anchors', () => {
  expect(errorsOf('## Errors\n\n- `A`: b.\n- `A`: c.').map(([id]) => id)).toEqual([
    'error-a',
    'error-a-1',
  ]);
});

test('other lists and tables stay as they are', () => {
  expect(errorsOf('## Errors\n\n- Plain words')).toEqual([]);
  expect(errorsOf('## Errors\n\n| Name | Type |\n|---|---|\n| `a` | b |')).toEqual([]);
  expect(errorsOf('## Notes\n\n- `No such file`: check.')).toEqual([]);
});
