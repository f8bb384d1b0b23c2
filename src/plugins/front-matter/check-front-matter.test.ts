import {expect, test} from 'vitest';
import {checkFrontMatter} from './check-front-matter.ts';

const description = 'How a page says what it is about, in one sentence of a fitting length.';
const doc = {title: 'A page', description, kind: 'guide'};
const source = `---\ntitle: A page\ndescription: ${description}\nkind: guide\nsidebar_lable: Page\n---\n`;

test('complete front matter has no problem', () => {
  expect(checkFrontMatter('docs/a.mdx', source, doc)).toEqual([]);
  expect(checkFrontMatter('blog/a/index.mdx', '', {title: 'A', description, slug: 'a'})).toEqual(
    [],
  );
});

test('an unknown key is named with its line and the nearest known one', () => {
  expect(checkFrontMatter('docs/a.mdx', source, {...doc, sidebar_lable: 'Page'})).toEqual([
    'docs/a.mdx:5 sidebar_lable: is not a known field. Remedy: Did you mean sidebar_label?',
  ]);
});

test('a missing or short field is named', () => {
  const problems = checkFrontMatter('docs/a.mdx', source, {
    ...doc,
    description: 'Short',
    kind: undefined,
  });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^docs\/a\.mdx:3 description: must have 60 characters or more/);
  expect(problems[1]).toMatch(/^docs\/a\.mdx:4 kind: is missing/);
});

test('files outside the folders of pages are left alone', () => {
  expect(checkFrontMatter('src/pages/note.md', '', {anything: 1})).toEqual([]);
});
