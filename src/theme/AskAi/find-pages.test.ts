import {buildIndex} from '@site/src/search/engine/build-index';
import type {SearchRecord} from '@site/src/search/record';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {findPages} from './find-pages';

const record = (path: string, title: string, section: string | null, content: string) => {
  const anchor = section && section.toLowerCase();
  const address = `https://docs.example/base${path}`;
  const level = section ? 2 : 1;
  return {
    objectID: anchor ? `${path}#${anchor}` : path,
    url: anchor ? `${address}#${anchor}` : address,
    url_without_anchor: address,
    anchor,
    type: `lvl${level}`,
    hierarchy: {
      lvl0: 'Docs',
      lvl1: title,
      lvl2: section,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    area: 'Docs',
    weight: {level: 100, position: 0},
  } as SearchRecord;
};

const files = buildIndex([
  record('/docs/license', 'License', null, 'Who needs a license.'),
  record(
    '/docs/license',
    'License',
    'Price',
    `A seat for your videos costs money ${'each month '.repeat(30)}.`,
  ),
  ...[1, 2, 3, 4, 5, 6, 7].map((number) =>
    record(`/docs/part-${number}`, `Part ${number}`, null, 'About frames.'),
  ),
]);

beforeEach(() => {
  vi.stubGlobal('location', {href: 'https://docs.example/base/docs/'});
  vi.stubGlobal('fetch', async (url: string) => {
    const file = files[url.replace('https://docs.example/base/search/', '')];
    return new Response(file ?? '', {status: file ? 200 : 404});
  });
});

afterEach(() => vi.unstubAllGlobals());

it('finds a page by a long question, without base URL and anchor, and says what fits', async () => {
  const question =
    'What should I do so that I can use it for videos, and what is there to know of the price?';
  const [page] = await findPages('/base/', question);
  expect(page).toMatchObject({path: '/docs/license', title: 'License'});
  expect(page!.description).toMatch(/^A seat for your videos costs money each month .+ …$/);
  expect(page!.description.length).toBeLessThanOrEqual(162);
});

it('names five pages at most, and none where nothing fits', async () => {
  expect(await findPages('/base/', 'frames')).toHaveLength(5);
  expect(await findPages('/base/', 'qqqzzz')).toEqual([]);
});
