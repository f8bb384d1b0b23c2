import {expect, test} from 'vitest';
import {headers, redirects} from '../../config/hosting.ts';
import {headersFile, redirectPage, redirectsFile} from './server-files.ts';

test('the redirects file corrects legacy addresses before it redirects', () => {
  const file = redirectsFile(
    [{from: '/chat', to: 'https://example.com/', status: 302}],
    ['/', '/about/', '/ai', '/404.html'],
  );
  expect(file.split('\n')).toEqual([
    '/index.html / 301',
    '/about.html /about/ 301',
    '/about/index.html /about/ 301',
    '/ai.html /ai 301',
    '/ai/index.html /ai 301',
    '/about/index.md /about.md 301',
    '/chat https://example.com/ 302',
    '',
  ]);
});

test('the headers file has one block for each prefix and ending', () => {
  const byPrefix = {'/': {A: '1'}, '/assets/': {B: '2', C: '3'}};
  const byEnding = {'.md': {D: '4'}, '/llms.txt': {E: '5'}};
  expect(headersFile(byPrefix, byEnding)).toBe(
    '/*\n  A: 1\n\n/assets/*\n  B: 2\n  C: 3\n\n/*.md\n  D: 4\n\n/llms.txt\n  E: 5\n',
  );
  expect(Object.keys(headers)).toContain('/assets/');
});

test('a redirect page leads on without a script and escapes its target', () => {
  const page = redirectPage('https://example.com/?a=1&b="2"');
  expect(page).toContain('content="0; url=https://example.com/?a=1&amp;b=&quot;2&quot;"');
  expect(page).not.toContain('<script');
});

test('no address is redirected twice, and none to itself', () => {
  const from = redirects.map((redirect) => redirect.from);
  expect(new Set(from).size).toBe(from.length);
  expect(redirects.filter((redirect) => redirect.from === redirect.to)).toEqual([]);
});
