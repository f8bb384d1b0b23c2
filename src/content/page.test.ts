import {expect, test} from 'vitest';
import {parsePage} from './page.ts';
import {readPages} from './read-pages.ts';

test('a page has its front matter, the lines of its fields, and a tree with positions', () => {
  const page = parsePage('docs/a.mdx', '---\ntitle: A\nkind: guide\n---\n\n## Steps\n');
  expect(page.frontMatter).toEqual({title: 'A', kind: 'guide'});
  expect(page.fieldLines).toEqual({title: 2, kind: 3});
  expect(page.tree.children.at(-1)).toMatchObject({
    type: 'heading',
    depth: 2,
    position: {start: {line: 6, column: 1}},
  });
});

test('a page that is not MDX is named with line and column', () => {
  expect(() => parsePage('docs/a.mdx', '# A\n\n<Broken')).toThrow(/^docs\/a\.mdx:3:\d+ /);
  expect(() => parsePage('docs/a.mdx', '---\ntitle: [\n---\n')).toThrow(/^docs\/a\.mdx:\d+:\d+ /);
});

test('the pages of all folders are read', {timeout: 60_000}, () => {
  const files = readPages().pages.map(({file}) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(
    new Set(['docs', 'blog', 'learn', 'success-stories']),
  );
});
