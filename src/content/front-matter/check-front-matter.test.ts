import {expect, test} from 'vitest';
import {formatFinding} from '../finding.ts';
import {checkFrontMatter} from './check-front-matter.ts';
import {isReleased, isVersion} from './schemas.ts';

const description = 'How a page says what it is about, in one sentence of a fitting length.';
const doc = {title: 'A page', description, kind: 'guide'};
const source = `---\ntitle: A page\ndescription: ${description}\nkind: guide\nsidebar_lable: Page\n---\n`;

const findings = (frontMatter: object, file = 'docs/a.mdx') =>
  checkFrontMatter(file, source, frontMatter).map(formatFinding);

test('complete front matter has no findings', () => {
  expect(findings(doc)).toEqual([]);
  expect(findings({...doc, kind: 'reference', api: 'remotion#interpolate'})).toEqual([]);
  expect(findings({...doc, kind: 'reference', api: ['@remotion/shapes#Rect']})).toEqual([]);
  expect(findings({...doc, kind: 'cli', cli: 'render', since: '4.0.293'})).toEqual([]);
  expect(findings({title: 'A', description, slug: 'a', cover: 'code'}, 'blog/a/index.mdx')).toEqual(
    [],
  );
});

test('an unknown key is named with its line and the nearest known one', () => {
  expect(findings({...doc, sidebar_lable: 'Page'})).toEqual([
    'docs/a.mdx:5:1 front-matter sidebar_lable is not a known field. Did you mean sidebar_label?',
  ]);
});

test('a field of another kind is unknown', () => {
  expect(findings({...doc, api: 'remotion#interpolate'})).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:1:1 front-matter api is not a known field\. /),
  ]);
});

test('a missing or short field is named', () => {
  const found = findings({...doc, description: 'Short', kind: undefined});
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(
    /^docs\/a\.mdx:3:1 front-matter description must have at least 60 characters/,
  );
  expect(found[1]).toMatch(/^docs\/a\.mdx:4:1 front-matter kind is missing/);
});

test('a long description and an unknown kind are named', () => {
  expect(findings({...doc, description: 'a'.repeat(161)})).toEqual([
    expect.stringContaining('description must have at most 160 characters'),
  ]);
  expect(findings({...doc, kind: 'giude'})).toEqual([
    expect.stringContaining('Did you mean guide?'),
  ]);
});

test('a reference page names its export, a command page its command', () => {
  expect(findings({...doc, kind: 'reference'})).toEqual([
    'docs/a.mdx:1:1 front-matter api is missing. Add the export that the page is about, as in "remotion#interpolate".',
  ]);
  expect(findings({...doc, kind: 'reference', api: 'interpolate'})).toEqual([
    'docs/a.mdx:1:1 front-matter api must be a package and an export. Write "remotion#interpolate", or a list of such.',
  ]);
  expect(findings({...doc, kind: 'cli'})).toEqual([expect.stringContaining('cli is missing. ')]);
});

test('a version is three numbers, and not later than the documented one', () => {
  expect(findings({...doc, since: '4.0'})).toEqual([
    expect.stringContaining('since must be a version. Write three numbers'),
  ]);
  expect(findings({...doc, since: '4.0.294'})).toEqual([
    expect.stringContaining('since must not be later than 4.0.293'),
  ]);
  expect(['1.0.0', '3.9.999', '4.0.293'].map(isReleased)).toEqual([true, true, true]);
  expect(['4.0.300', '4.1.0', '5.0.0'].map(isReleased)).toEqual([false, false, false]);
  expect(isVersion('v4.0.1')).toBe(false);
});

test('files outside the folders of pages are left alone', () => {
  expect(checkFrontMatter('src/pages/note.md', '', {anything: 1})).toEqual([]);
});
