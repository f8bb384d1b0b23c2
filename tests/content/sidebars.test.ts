import {expect, test} from 'vitest';
import {formatFinding} from '../../src/checks/finding.ts';
import {checkSidebars} from '../../src/checks/sidebars/index.ts';
import {placedIds} from '../../src/checks/sidebars/placed-ids.ts';
import {unlisted} from '../../src/checks/sidebars/unlisted.ts';
import {pageOf} from '../support/page-of.ts';

const page = (id: string, fields = {}) => pageOf('', {file: `docs/${id}.mdx`, ...fields});
const check = (pages: ReturnType<typeof page>[], items: Parameters<typeof placedIds>[0][string]) =>
  checkSidebars(pages, {mainSidebar: items}, [
    {file: 'src/config/sidebars/main.ts', text: "export const x = [\n  'a', 'bb'\n];"},
  ]).findings.map(formatFinding);

test('each page in one place has no finding', () => {
  const nested = {
    type: 'category' as const,
    label: 'B',
    link: {type: 'doc' as const, id: 'bb'},
    items: ['c', {type: 'ref' as const, id: 'a'}],
  };
  const result = checkSidebars([page('a'), page('bb'), page('c')], {s: ['a', nested]}, []);
  expect(result).toEqual({name: 'sidebars', inspected: 3, unit: 'entries', findings: []});
  expect(placedIds({s: ['a', nested]}).at(-1)).toEqual({
    id: 'c',
    sidebar: 's',
    categories: ['B'],
  });
});

test('a page in no sidebar is named', () => {
  expect(check([page('a'), page('c')], ['a'])).toEqual([
    "docs/c.mdx:1:1 sidebar The page stands in no sidebar, so no reader comes across it. Add 'c' to a category in src/config/sidebars/.",
  ]);
});

test('a page in two places is named with both', () => {
  const again = {type: 'category' as const, label: 'B', items: ['a']};
  expect(check([page('a')], ['a', again])).toEqual([
    "docs/a.mdx:1:1 sidebar The page stands in 2 places: mainSidebar and mainSidebar > B. Leave one of them in src/config/sidebars/; for a second link write {type: 'ref', id: 'a'}.",
  ]);
});

test('an entry without a page is named where it is written, with the nearest page', () => {
  expect(check([page('a'), page('bbb')], ['a', 'bbb', 'bb'])).toEqual([
    "src/config/sidebars/main.ts:2:8 sidebar mainSidebar has the entry 'bb', and there is no docs/bb.mdx. Did you mean 'bbb'?",
  ]);
});

test('a guide that does not lead to the next one of its category is named', () => {
  const guide = (id: string, next: string) =>
    pageOf(`## Next steps\n\n- [Read on](${next})`, {file: `docs/${id}.mdx`, kind: 'guide'});
  const pages = [guide('a', './x/b.mdx#more'), guide('x/b', '../a.mdx'), guide('c', './a.mdx')];
  const category = (...items: string[]) => ({type: 'category' as const, label: 'A', items});
  const found = (items: string[]) =>
    checkSidebars(pages, {s: [category(...items), 'c']}, []).findings.map(formatFinding);
  expect(found(['a', 'x/b'])).toEqual([]);
  expect(found(['x/b', 'a'])).toEqual([]);
  expect(
    checkSidebars(pages, {s: [category('a', 'x/b', 'c')]}, []).findings.map(formatFinding),
  ).toEqual([
    'docs/x/b.mdx:7:1 next-page The next steps do not lead to docs/c.mdx, which comes after this page in the sidebar. Add a link to ../c.mdx.',
  ]);
  const begun = pageOf('', {file: 'docs/c.mdx', short: 'It was only begun.'});
  expect(
    checkSidebars([...pages.slice(0, 2), begun], {s: [category('a', 'x/b', 'c')]}, []).findings,
  ).toEqual([]);
});

test('the six pages without a sidebar stand in none, and say so', () => {
  expect(unlisted).toEqual([
    '4-0-alpha',
    'ask-in-public',
    'clipper',
    'investors',
    'lambda/feb-2022-outage',
    'lambda/feb-2023-incident',
  ]);
  expect(check([page('a'), page('clipper', {displayed_sidebar: null})], ['a'])).toEqual([]);
  expect(check([page('a'), page('clipper')], ['a'])).toEqual([
    expect.stringContaining('Add displayed_sidebar: null'),
  ]);
  expect(check([page('clipper', {displayed_sidebar: null})], ['clipper'])).toEqual([
    expect.stringContaining('The page must stand in no sidebar, and stands in mainSidebar.'),
  ]);
  expect(check([page('a', {displayed_sidebar: null})], ['a'])).toEqual([
    expect.stringContaining('The page is not one of those that stand in no sidebar.'),
  ]);
});

test('posts stand in no sidebar of the docs', () => {
  expect(check([pageOf('', {file: 'blog/2024-01-02-a/index.mdx'}), page('a')], ['a'])).toEqual([]);
});
