import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSearchClient, hitsPerPage, SearchFailure} from './client';
import {embeddedBackend, sectionOf} from './embedded';

const pages = Array.from({length: 45}, (_, number) => ({
  path: `/docs/frame-${number}`,
  title: `Frame ${number}`,
  description: 'About <frames>.',
}));
const client = createSearchClient(embeddedBackend('/', (url) => url));

afterEach(() => vi.unstubAllGlobals());

describe('sectionOf', () => {
  it.each([
    ['/', 'Pages'],
    ['/docs/', 'Pages'],
    ['/docs/lambda', 'Docs'],
    ['/docs/player/', 'Docs'],
    ['/docs/media-parser/fields', 'Docs · Media parser'],
  ])('%s stands under %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('the embedded search', () => {
  // Before the other test: a list that was loaded is kept.
  it.each([
    ['a missing list', async () => new Response('', {status: 404})],
    ['a page in its place', async () => new Response('<!doctype html>')],
    ['something else', async () => new Response('[{"path": 1}]')],
  ])('fails for %s', async (_, fetcher) => {
    vi.stubGlobal('fetch', vi.fn(fetcher));
    await expect(client.search({query: 'frame', page: 0})).rejects.toBeInstanceOf(SearchFailure);
  });

  it('answers from the list of pages, 20 at a time', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(pages))),
    );
    const first = await client.search({query: 'frame', page: 0});
    const third = await client.search({query: 'frame', page: 2});
    expect([first.hits.length, first.total, first.pages]).toEqual([hitsPerPage, 45, 3]);
    expect(third.hits).toHaveLength(5);
    expect(first.hits[0]).toMatchObject({
      type: 'lvl1',
      hierarchy: {lvl0: 'Docs'},
      _snippetResult: {detail: 'About <<mark>frames</mark>>.'},
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
