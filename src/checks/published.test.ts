import {expect, test} from 'vitest';
import {pageOf} from '../../tests/support/page-of.ts';
import {applyFixes, formatFinding} from '../content/finding.ts';
import {siteMap} from '../content/site-map.ts';
import {checkPublished} from './published.ts';

const file = 'list.txt';
const check = (text: string) => {
  const pages = [pageOf('', {file: 'docs/b.mdx'}), pageOf('', {file: 'docs/d/index.mdx'})];
  const redirects = [{from: '/docs/a', to: '/docs/b', status: 301} as const];
  return checkPublished({file, text}, siteMap(pages, [], [], [], redirects));
};

test('pages and redirects are in order, and counted', () => {
  expect(check('# A comment\n/docs/a\n/docs/b\n/docs/d\n')).toMatchObject({
    inspected: 3,
    findings: [],
  });
});

test('an address that is gone is named, with the redirect that brings it back', () => {
  expect(check('# A comment\n/docs/b\n/docs/c\n').findings.map(formatFinding)).toEqual([
    `list.txt:3:1 published-address /docs/c was published, and is no page and no redirect. Add ['/docs/c', '/docs/d'] to the list "moved" in src/config/hosting.ts.`,
    expect.stringContaining('The page /docs/d is not on the list'),
  ]);
});

test('new pages are put where they belong', () => {
  const text = '# A comment\n/docs/a\n/docs/c\n/docs/e\n';
  const fixes = check(text).findings.flatMap(({fix}) => fix ?? []);
  expect(applyFixes(text, fixes).text).toBe(
    '# A comment\n/docs/a\n/docs/b\n/docs/c\n/docs/d\n/docs/e\n',
  );
  const empty = check('# A comment\n');
  expect(empty.inspected).toBe(0);
  const all = applyFixes(
    '# A comment\n',
    empty.findings.flatMap(({fix}) => fix ?? []),
  ).text;
  expect(all).toBe('# A comment\n/docs/b\n/docs/d\n');
});
