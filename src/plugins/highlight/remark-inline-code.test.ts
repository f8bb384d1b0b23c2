import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {remarkInlineCode} from './remark-inline-code.ts';

test('short code that could break stays in one line', () => {
  const {tree} = parsePage(
    'docs/a.mdx',
    '`--scale`, `a | b`, `frame`, `npx remotion render --codec=prores`',
  );
  remarkInlineCode()(tree);
  const whole: string[] = [];
  visit(tree, 'inlineCode', ({value, data}: InlineCode) => {
    if (data) {
      whole.push(value);
    }
  });
  expect(whole).toEqual(['--scale', 'a | b']);
});
