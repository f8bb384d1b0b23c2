import type {InlineCode} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
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

const words = (markdown: string) => {
  const {tree} = parsePage('docs/a.mdx', markdown);
  remarkInlineCode()(tree);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({name, children}: MdxJsxTextElement) => {
    if (name === 'span') {
      found.push(toString(children));
    }
  });
  return found;
};

test('a longer command breaks between its words only', () => {
  expect(words('`npx remotion render Main --codec=prores`')).toEqual([
    'npx ',
    'remotion ',
    'render ',
    'Main ',
    '--codec=prores',
  ]);
});

test('a longer flag does not break after its dashes', () => {
  expect(words('`--offthreadvideo-cache-size-in-bytes`')).toEqual([
    '--offthreadvideo-',
    'cache-size-in-bytes',
  ]);
});

test('other long code, and headings, stay as they are', () => {
  expect(words('`durationInFrames / fps * compositionWidth`')).toEqual([]);
  expect(words('## `--offthreadvideo-cache-size-in-bytes`')).toEqual([]);
});
