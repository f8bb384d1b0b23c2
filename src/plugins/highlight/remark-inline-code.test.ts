import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {remarkInlineCode} from './remark-inline-code.ts';

test('short code that could break stays in one line', () => {
  const {tree} = parsePage(
    'docs/a.mdx',
    '`--scale`, `a | b`, `frame`, `a | b | c | d | e | f | g | h | i`',
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

test('a longer command breaks between its words only', () => {
  const {tree} = parsePage('docs/a.mdx', '`npx remotion render Main --codec=prores`');
  remarkInlineCode()(tree);
  visit(tree, 'inlineCode', ({data}: InlineCode) => {
    const parts = data?.hChildren?.map((part) => ('value' in part ? part.value : '|'));
    expect(parts?.join('')).toBe('npx |remotion |render |Main |--codec=prores');
    expect(data?.hProperties).toEqual({className: ['whole']});
  });
  expect.assertions(2);
});
