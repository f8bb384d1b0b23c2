import {expect, test} from 'vitest';
import type {Finding} from '../../src/content/finding.ts';
import {checkSidebars, unlisted} from '../../src/checks/sidebars.ts';
import {sidebarEntries} from '../../src/content/sidebar-ids.ts';
import {pageOf} from '../support/page-of.ts';

const page = (id: string, fields = {}) => pageOf('', {file: `docs/${id}.mdx`, ...fields});
/** `file:line:column rule hint` */
const brief = ({file, line, column, rule, hint}: Finding) =>
  `${file}:${line}:${column} ${rule} ${hint}`;
const check = (
  pages: ReturnType<typeof page>[],
  items: Parameters<typeof sidebarEntries>[0][string],
) => checkSidebars(pages, {mainSidebar: items}).findings;

test('each page with one entry has no finding', () => {
  const nested = {
    type: 'category' as const,
    label: 'B',
    link: {type: 'doc' as const, id: 'bb'},
    items: ['c', {type: 'ref' as const, id: 'a'}],
  };
  const result = checkSidebars([page('a'), page('bb'), page('c')], {s: ['a', nested]});
  expect(result).toEqual({name: 'sidebars', inspected: 3, unit: 'entries', findings: []});
  expect(sidebarEntries({s: ['a', nested]}).at(-1)).toEqual({
    id: 'c',
    sidebar: 's',
    categories: ['B'],
    landings: ['bb'],
  });
});

test('a page in no sidebar is named', () => {
  expect(check([page('a'), page('c')], ['a']).map(brief)).toEqual([
    expect.stringMatching(/^docs\/c\.mdx:1:1 sidebar Add 'c'/),
  ]);
});

test('a page with two entries is named with both', () => {
  const again = {type: 'category' as const, label: 'B', items: ['a']};
  expect(check([page('a')], ['a', again])).toEqual([
    expect.objectContaining({
      file: 'src/config/sidebars/main.ts',
      rule: 'sidebar',
      message: 'docs/a.mdx has 2 entries: mainSidebar and mainSidebar > B.',
    }),
  ]);
});

test('the six pages without a sidebar are in none, and say so', () => {
  expect(unlisted).toEqual([
    '4-0-alpha',
    'ask-in-public',
    'clipper',
    'investors',
    'lambda/feb-2022-outage',
    'lambda/feb-2023-incident',
  ]);
  expect(check([page('a'), page('clipper', {displayed_sidebar: null})], ['a'])).toEqual([]);
  expect(check([page('a'), page('clipper')], ['a']).map(brief)).toEqual([
    expect.stringMatching(/^docs\/clipper\.mdx:1:1 sidebar Add displayed_sidebar: null/),
  ]);
  expect(check([page('clipper', {displayed_sidebar: null})], ['clipper']).map(brief)).toEqual([
    expect.stringMatching(/^docs\/clipper\.mdx:1:1 sidebar Remove 'clipper'/),
  ]);
  expect(check([page('a', {displayed_sidebar: null})], ['a']).map(brief)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:\d+:1 sidebar Remove displayed_sidebar/),
  ]);
});

test('posts are in no sidebar of the docs', () => {
  expect(check([pageOf('', {file: 'blog/2024-01-02-a/index.mdx'}), page('a')], ['a'])).toEqual([]);
});
