import {expect, test} from 'vitest';
import {env} from '../../config/env.ts';
import {hostFiles, redirectPage} from './host-files.ts';

const hosting = {
  baseUrl: '/',
  pages: ['/', '/about/', '/ai', '/404.html'],
  redirects: [
    {from: '/chat', to: 'https://example.com/', status: 302},
    {from: '/old', to: '/ai#top', status: 301},
    {from: '/a.mp4', to: 'https://example.com/a.mp4', status: 302},
  ],
  headers: {A: '1'},
  caching: {'/': 'short', '/assets/': 'long'},
  headersByEnding: {'.md': {D: '4'}, '/llms.txt': {E: '5'}},
} as const;
const below = {...hosting, baseUrl: '/remotion/'};

test.each(['netlify', 'cloudflare'] as const)('%s gets its two files', (host) => {
  expect(hostFiles(host, hosting)).toEqual({
    _redirects:
      '/chat https://example.com/ 302\n/old /ai#top 301\n/a.mp4 https://example.com/a.mp4 302\n' +
      '/about/index.md /about.md 301\n',
    _headers:
      '/*\n  A: 1\n\n/assets/*\n  Cache-Control: long\n\n/*.md\n  D: 4\n\n/llms.txt\n  E: 5\n',
  });
});

test('the base URL is in every address of the site, and in no other', () => {
  expect(hostFiles('netlify', below)).toEqual({
    _redirects:
      '/remotion/chat https://example.com/ 302\n/remotion/old /remotion/ai#top 301\n' +
      '/remotion/a.mp4 https://example.com/a.mp4 302\n' +
      '/remotion/about/index.md /remotion/about.md 301\n',
    _headers:
      '/remotion/*\n  A: 1\n\n/remotion/assets/*\n  Cache-Control: long\n\n' +
      '/remotion/*.md\n  D: 4\n\n/remotion/llms.txt\n  E: 5\n',
  });
  expect(hostFiles(undefined, below)['old.html']).toContain('url=/remotion/ai#top"');
});

test('any other host gets a page for each redirect, but none for a video', () => {
  expect(Object.keys(hostFiles(undefined, hosting))).toEqual([
    '.nojekyll',
    'chat.html',
    'old.html',
  ]);
});

test('a redirect page leads on without a script and escapes its target', () => {
  const page = redirectPage('https://example.com/?a=1&b="2"');
  expect(page).toContain('content="0; url=https://example.com/?a=1&amp;b=&quot;2&quot;"');
  expect(page).not.toContain('<script');
});

test('without SITE_HOST the build is for any host', () => {
  expect(env.host).toBe(process.env.SITE_HOST || undefined);
});
