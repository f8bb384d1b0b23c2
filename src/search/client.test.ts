import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSearchClient, deadline, longPatience, queryLimit, SearchFailure} from './client';
import {hostedBackend} from './hosted';

const index = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'index',
  searchParameters: {facetFilters: ['language:en']},
};
const client = createSearchClient(hostedBackend(index, (url) => url));
const request = {query: 'frame', page: 0};
const answer = (body: unknown) => new Response(JSON.stringify(body));
const found = {results: [{hits: [], nbHits: 0}]};

const answerWith = (fetcher: typeof fetch) => vi.stubGlobal('fetch', vi.fn(fetcher));
const calls = () => vi.mocked(fetch).mock.calls;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the hosted search', () => {
  it('posts one query to the multi-index path, with the filters and 20 hits', async () => {
    answerWith(async () => answer(found));
    await client.search({query: 'x'.repeat(100), page: 2});
    const [url, options] = calls()[0]!;
    expect(String(url)).toContain('https://APP-dsn.algolia.net/1/indexes/*/queries');
    expect(options?.method).toBe('POST');
    expect(JSON.parse(String(options?.body)).requests).toMatchObject([
      {
        indexName: 'index',
        query: 'x'.repeat(queryLimit),
        page: 2,
        hitsPerPage: 20,
        facetFilters: ['language:en'],
      },
    ]);
  });

  it('asks the next host when one breaks down', async () => {
    answerWith(async (url) =>
      String(url).includes('-dsn') ? new Response('', {status: 500}) : answer(found),
    );
    await expect(client.search(request)).resolves.toMatchObject({hits: [], total: 0});
    expect(calls()).toHaveLength(2);
  });

  it.each([403, 429])('does not repeat a request that was refused with %i', async (status) => {
    answerWith(async () => new Response('', {status}));
    await expect(client.search(request)).rejects.toBeInstanceOf(SearchFailure);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['an unreachable service', async () => Promise.reject(new TypeError('network'))],
    ['a service that is down', async () => new Response('', {status: 500})],
    ['malformed JSON', async () => new Response('<html>')],
    ['another shape', async () => answer({results: [{nbHits: 3}]})],
    ['no results at all', async () => answer(null)],
  ])('fails for %s', async (_, fetcher) => {
    answerWith(fetcher);
    await expect(client.search(request)).rejects.toBeInstanceOf(SearchFailure);
  });

  it('waits as long as the patience lasts', async () => {
    vi.useFakeTimers();
    const late = createSearchClient(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve({hits: [], total: 0, pages: 0, areas: {}}), longPatience - 1);
        }),
    );
    const answering = expect(
      late.search({...request, patience: longPatience}),
    ).resolves.toBeTruthy();
    await vi.advanceTimersByTimeAsync(longPatience);
    await answering;
  });

  it('fails at the deadline when nobody answers', async () => {
    vi.useFakeTimers();
    answerWith(() => new Promise(() => undefined));
    const failing = expect(client.search(request)).rejects.toBeInstanceOf(SearchFailure);
    await vi.advanceTimersByTimeAsync(deadline);
    await failing;
  });
});
