import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createSearchClient,
  hostedCooldown,
  hostedFirst,
  hostedTimeout,
  queryLimit,
  SearchFailure,
  searchTimeout,
  textsTimeout,
  type SearchBackend,
} from './client';
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

  it('fails at the timeout when nobody answers', async () => {
    vi.useFakeTimers();
    answerWith(() => new Promise(() => undefined));
    const failing = expect(client.search(request)).rejects.toBeInstanceOf(SearchFailure);
    await vi.advanceTimersByTimeAsync(searchTimeout + textsTimeout);
    await failing;
  });
});

const total = (count: number) => ({hits: [], total: count, pages: 0, areas: {}});
const fails: SearchBackend = async () => Promise.reject(new SearchFailure('403'));
const silent: SearchBackend = () => new Promise(() => undefined);
const signal = new AbortController().signal;

describe('hostedFirst', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('asks only the hosted service while it answers', async () => {
    const embedded = vi.fn(async () => total(2));
    const search = hostedFirst(async () => total(1), embedded);
    expect(await search(request, signal)).toEqual(total(1));
    expect(embedded).not.toHaveBeenCalled();
  });

  it('asks the embedded index when the service fails, and then no longer the service for a while', async () => {
    const hosted = vi.fn(fails);
    const search = hostedFirst(hosted, async () => total(2));
    expect(await search(request, signal)).toEqual(total(2));
    expect(await search(request, signal)).toEqual(total(2));
    expect(hosted).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(hostedCooldown);
    await search(request, signal);
    expect(hosted).toHaveBeenCalledTimes(2);
  });

  it('waits no longer than the timeout, and ends what it waited for', async () => {
    let ended = false;
    const watched: SearchBackend = (asked, own) => {
      own.addEventListener('abort', () => {
        ended = true;
      });
      return silent(asked, own);
    };
    const answering = hostedFirst(watched, async () => total(2))(request, signal);
    await vi.advanceTimersByTimeAsync(hostedTimeout);
    expect(await answering).toEqual(total(2));
    expect(ended).toBe(true);
  });

  it.each([
    ['both fail', fails, fails],
    ['both are silent', silent, silent],
  ])('leaves a failure within the timeout when %s', async (_, hosted, embedded) => {
    const failing = expect(
      createSearchClient(hostedFirst(hosted, embedded)).search(request),
    ).rejects.toBeInstanceOf(SearchFailure);
    await vi.advanceTimersByTimeAsync(searchTimeout + textsTimeout);
    await failing;
  });
});
