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

/** The parts of long code, those that stay whole in brackets. */
const parts = (markdown: string) => {
  const {tree} = parsePage('docs/a.mdx', markdown);
  remarkInlineCode()(tree);
  let found = '';
  visit(tree, 'mdxJsxTextElement', ({name, children}: MdxJsxTextElement) => {
    if (name === 'code') {
      found = children
        .map((part) => (part.type === 'text' ? part.value : `[${toString(part)}]`))
        .join('');
    }
  });
  return found;
};

test('flags of a longer command stay whole', () => {
  expect(parts('`npx remotion render Main a.mp4 --codec=prores --muted`')).toBe(
    'npx remotion render Main a.mp4 [--codec=prores] [--muted]',
  );
  expect(parts('`npx remotion ffmpeg -ss 5 -i input.mp4 out.mp4`')).toBe(
    'npx remotion ffmpeg [-ss] 5 [-i] input.mp4 out.mp4',
  );
});

test('a longer flag does not break after its dashes', () => {
  expect(parts('`--offthreadvideo-cache-size-in-bytes`')).toBe(
    '[--offthreadvideo]-cache-size-in-bytes',
  );
});

test('only code of more than 48 characters is marked as long, with or without flags in it', () => {
  const {tree} = parsePage(
    'docs/a.mdx',
    `\`${'word '.repeat(9)}end\`, \`${'word '.repeat(9)}--end\`, \`${'word '.repeat(9)}the end\``,
  );
  remarkInlineCode()(tree);
  const long: string[] = [];
  visit(tree, (node) => {
    if (JSON.stringify({...node, children: []}).includes('"long"')) {
      long.push(toString(node));
    }
  });
  expect(long).toEqual([`${'word '.repeat(9)}--end`, `${'word '.repeat(9)}the end`]);
});

test('long names in tables break between their words', () => {
  const html = (markdown: string) => {
    const {tree} = parsePage('docs/a.mdx', markdown);
    remarkInlineCode()(tree);
    let found = '';
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'wbr') {
        found += '|';
      } else if (node.type === 'text' || node.type === 'inlineCode') {
        found += node.value;
      }
    });
    return found;
  };
  expect(html('| `setChromiumUserAgent()` |\n| - |')).toBe('set|Chromium|User|Agent()');
  expect(html('| [`calculateMetadata()`](/a) |\n| - |')).toBe('calculate|Metadata()');
  expect(html('| `getInputProps()` |\n| - |')).toBe('getInputProps()');
  expect(html('`setChromiumUserAgent()`')).toBe('setChromiumUserAgent()');
  expect(html('| a | `openAiWhisperApiToCaptions()` |\n| - | - |')).toBe(
    'aopen|Ai|Whisper|Api|To|Captions()',
  );
  expect(html('| a | `setChromiumUserAgent()` |\n| - | - |')).toBe('asetChromiumUserAgent()');
});

test('calls and paths break in the further columns of three or more, flags do not', () => {
  const whole = (markdown: string) => {
    const {tree} = parsePage('docs/a.mdx', markdown);
    remarkInlineCode()(tree);
    const found: string[] = [];
    visit(tree, 'inlineCode', ({value, data}: InlineCode) => {
      if (data) {
        found.push(value);
      }
    });
    return found;
  };
  const path = "| `public/photo.png` | `staticFile('public/photo.png')` | `public/photo.png` |";
  expect(whole(`${path}\n| - | - | - |`)).toEqual(['public/photo.png']);
  const row = '| `a/b` | `c/d` | `--e-f` |';
  expect(whole(`${row}\n| - | - | - |`)).toEqual(['a/b', '--e-f']);
  expect(whole('| `a/b` | `c/d` |\n| - | - |')).toEqual(['a/b', 'c/d']);
});

test('other long code, and headings, stay as they are', () => {
  expect(parts('`durationInFrames / fps * compositionWidth`')).toBe('');
  expect(parts('## `--offthreadvideo-cache-size-in-bytes`')).toBe('');
});
