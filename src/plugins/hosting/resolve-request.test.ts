import {describe, expect, test} from 'vitest';
import {resolveHeaders, resolveRequest} from './resolve-request.ts';

const pages = new Set(['/', '/about/', '/ai', '/docs/', '/docs/api']);
const redirects = [
  {from: '/docs/old', to: '/docs/api', status: 301 as const},
  {from: '/chat', to: 'https://example.com/', status: 302 as const},
];
const resolve = (path: string) => resolveRequest(path, pages, redirects);

test.each(['/', '/about/', '/ai', '/docs/api'])('%s is a page as it stands', (path) => {
  expect(resolve(path)).toEqual({kind: 'page', path});
});

test.each([
  ['/about', '/about/'],
  ['/ai/', '/ai'],
  ['/index.html', '/'],
  ['/about.html', '/about/'],
  ['/about/index.html', '/about/'],
  ['/docs/api/index.html', '/docs/api'],
  ['/docs/api.html', '/docs/api'],
  ['/about/index.md', '/about.md'],
])('%s leads to the exact address %s for good', (path, to) => {
  expect(resolve(path)).toEqual({kind: 'redirect', to, status: 301});
});

test.each([
  ['/docs/old', '/docs/api', 301],
  ['/docs/old/', '/docs/api', 301],
  ['/docs/old.html', '/docs/api', 301],
  ['/chat', 'https://example.com/', 302],
])('%s is redirected to %s', (path, to, status) => {
  expect(resolve(path)).toEqual({kind: 'redirect', to, status});
});

test.each([
  '/nothing',
  '/nothing.html',
  '/index.md',
  '/about.md',
  '/ai/index.md',
  '/assets/js/main.js',
  '/about/us',
  '//about',
])('%s is left to the files', (path) => {
  expect(resolve(path)).toEqual({kind: 'other'});
});

describe('headers', () => {
  const hosting = {
    headers: {A: 'all'},
    caching: {'/': 'short', '/assets/': 'long'},
    headersByEnding: {'.md': {C: 'markdown'}, '/llms.txt': {C: 'text'}},
  };

  test.each([
    ['/docs/', 'short', undefined],
    ['/assets/main.js', 'long', undefined],
    ['/docs/player.md', 'short', 'markdown'],
    ['/llms.txt', 'short', 'text'],
    ['/docs/markdown', 'short', undefined],
  ])('%s has those of all, of its longest prefix and of its ending', (path, cached, C) => {
    const expected = {A: 'all', 'Cache-Control': cached, ...(C && {C})};
    expect(resolveHeaders(path, hosting)).toEqual(expected);
  });
});
