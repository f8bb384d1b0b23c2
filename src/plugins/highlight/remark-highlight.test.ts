import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {remarkHighlight} from './remark-highlight.ts';

/** The fences that a page shows, as the code block gets them. */
function shown(...lines: string[]) {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(lines.join('\n'));
  remarkHighlight()(tree);
  const fences: Record<string, unknown>[] = [];
  visit(tree, 'code', ({value, meta, data}: Code) => {
    const {highlighted, ...properties} = (data as {hProperties: Record<string, unknown>})
      .hProperties;
    fences.push({value, meta, ...properties, lines: String(highlighted).split('\n').length});
  });
  return fences;
}

test('a fence gets its title, and the theme what it reads by itself', () => {
  expect(shown('```ts title="src/a.ts" {1,3-4} showLineNumbers=7', 'export {};', '```')).toEqual([
    {
      value: 'export {};',
      meta: '{1,3-4} showLineNumbers=7',
      title: 'src/a.ts',
      mark: undefined,
      lines: 1,
    },
  ]);
});

test('hidden fences are not shown, also two in a row and in a component', () => {
  const page = [
    '<Box>',
    '',
    '```ts hidden',
    'a;',
    '```',
    '',
    '```ts hidden',
    'b;',
    '```',
    '',
    '</Box>',
  ];
  expect(shown(...page, '', '```ts', 'c;', '```').map(({value}) => value)).toEqual(['c;']);
});

test('parts that are cut away are not shown', () => {
  const code = ['const a = 1;', '// ---cut---', '', 'use(a);', '', '// ---cut-after---', 'end();'];
  expect(shown('```ts', ...code, '```')).toMatchObject([{value: 'use(a);', lines: 1}]);
});

test('a page about cut marks shows them', () => {
  expect(shown('```mdx', 'a', '// ---cut---', 'b', '```')).toMatchObject([{lines: 3}]);
});

test.each([
  ['error="2322"', 'Does not compile: TS2322'],
  [`error="type 'number'"`, `Does not compile: type 'number'`],
  ['historical="2.0"', 'Written for version 2.0'],
])('code with %s says so', (meta, mark) => {
  expect(shown(`\`\`\`ts ${meta}`, '```')).toMatchObject([{mark}]);
});

test('comments that mark lines are left to the theme and not highlighted', () => {
  expect(shown('```tsx', '// highlight-next-line', 'a;', '```')).toMatchObject([
    {value: '// highlight-next-line\na;', lines: 1},
  ]);
});
