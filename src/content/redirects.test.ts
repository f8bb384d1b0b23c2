import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {redirects} from '../config/hosting.ts';
import {formatFinding} from './finding.ts';
import {checkRedirects, redirectsFile} from './redirects.ts';

const pages = ['/', '/about/', '/ai'];

const findingsOf = (...lines: readonly (readonly [string, string])[]) => {
  const source = `\n${lines.map(([from, to]) => `  ['${from}', '${to}'],`).join('\n')}`;
  const list = lines.map(([from, to]) => ({from, to, status: 301 as const}));
  return checkRedirects(list, pages, source).findings.map(formatFinding);
};

test('a redirect to a page, to an anchor of it, to another site or to a page yet to be written', () => {
  const right = ['/about/', '/ai#top', 'https://example.com/', '/later'];
  expect(findingsOf(...right.map((to, index) => [`/old-${index}`, to] as const))).toEqual([]);
});

test.each([
  ['/ai', '/about/', 'redirect-page The redirect from /ai is at the address of a page. Remove'],
  ['/about', '/ai', 'redirect-page The redirect from /about is at the address of a page.'],
  ['/old', '', 'redirect-to The redirect from /old leads to "", no address. Write a path'],
  ['/old', 'about', 'redirect-to The redirect from /old leads to "about", no address.'],
  ['', '/ai', 'redirect-from The redirect from "" starts at no path. Write a path'],
  ['/old/', '/ai', 'redirect-from The redirect from "/old/" starts at no path.'],
  [
    '/old',
    '/about#us',
    'redirect-chain The redirect from /old leads to /about, which leads on to /about/. Write /about/#us.',
  ],
  [
    '/old',
    '/old/',
    'redirect-chain The redirect from /old leads to a redirect, /old. Let it lead to a page.',
  ],
])('from "%s" to "%s" is one line', (from, to, expected) => {
  const [finding, ...others] = findingsOf(['/before', '/later'], [from, to]);
  expect(finding).toContain(`${redirectsFile}:3:4 ${expected}`);
  expect(others).toEqual([]);
});

test('a chain, and an address that is redirected twice', () => {
  expect(findingsOf(['/a', '/b'], ['/b', '/ai'], ['/b', '/about/'])).toEqual([
    `${redirectsFile}:2:4 redirect-chain The redirect from /a leads to a redirect, /b. Let it lead to /about/.`,
    `${redirectsFile}:4:4 redirect-twice The address /b is redirected twice. Remove one of the two.`,
  ]);
});

test('the lines of findings are those of the file', () => {
  const source = readFileSync(redirectsFile, 'utf8');
  const all = checkRedirects(
    redirects,
    redirects.map(({from}) => from),
    source,
  );
  const lines = all.findings.map(({line}) => source.split('\n')[line - 1]);
  expect(all.inspected).toBe(redirects.length);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !/'\/.*',/.test(line!))).toEqual([]);
});
