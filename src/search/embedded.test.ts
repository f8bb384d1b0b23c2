import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createAsker} from './ask-index';
import {createSearchClient, hitsPerPage, SearchFailure} from './client';
import {embeddedBackend} from './embedded';
import {buildIndex} from './engine/build-index';
import {recordsOf} from './engine/fixture-records';

const records = Array.from({length: 45}, (_, number) =>
  recordsOf(`/docs/frame-${number}`, `Frame ${number}`, 'About <frames>.', {
    area: number < 5 ? 'API' : 'Docs',
  }),
).flat();
const files = buildIndex(records);

/** Node has no workers of the browser's kind: the same code runs in the page. */
const newClient = () => {
  const ask = createAsker(() => {
    throw new Error('no workers');
  });
  return createSearchClient(embeddedBackend('/base/', (url) => new URL(url).pathname, ask));
};

beforeEach(() => vi.stubGlobal('location', {href: 'https://site.test/base/docs/'}));
afterEach(() => vi.unstubAllGlobals());

describe('the embedded search', () => {
  it.each([
    ['a missing index', async () => new Response('', {status: 404})],
    ['a page in its place', async () => new Response('<!doctype html>')],
    ['something else', async () => new Response('[{"path": 1}]')],
  ])('fails for %s', async (_, fetcher) => {
    vi.stubGlobal('fetch', vi.fn(fetcher));
    await expect(newClient().search({query: 'frame', page: 0})).rejects.toBeInstanceOf(
      SearchFailure,
    );
  });

  it('answers from the index below the base URL, 20 at a time', async () => {
    const fetcher = vi.fn(async (url: string) => new Response(files[url.split('/').at(-1)!]));
    vi.stubGlobal('fetch', fetcher);
    const client = newClient();
    const first = await client.search({query: 'frame', page: 0});
    const third = await client.search({query: 'frame', page: 2});
    expect([first.hits.length, first.total, first.pages]).toEqual([hitsPerPage, 45, 3]);
    expect(third.hits).toHaveLength(5);
    expect(first.areas).toEqual({API: 5, Docs: 40});
    expect(first.hits[0]).toMatchObject({type: 'lvl1', url: '/docs/frame-0'});
    expect(fetcher.mock.calls[0]![0]).toBe('https://site.test/base/search/first.json');
    expect(fetcher.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('narrows by area, and still counts all', async () => {
    vi.stubGlobal('fetch', async (url: string) => new Response(files[url.split('/').at(-1)!]));
    const {total, areas} = await newClient().search({query: 'frame', page: 0, area: 'API'});
    expect(total).toBe(5);
    expect(areas).toEqual({API: 5, Docs: 40});
  });
});
