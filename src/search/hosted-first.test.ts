import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSearchClient, deadline, SearchFailure, type SearchBackend} from './client';
import {hostedFirst, hostedLimit, hostedRest} from './hosted-first';

const answer = (total: number) => ({hits: [], total, pages: 0, areas: {}});
const request = {query: 'frame', page: 0};
const fails: SearchBackend = async () => Promise.reject(new SearchFailure('403'));
const silent: SearchBackend = () => new Promise(() => undefined);
const signal = new AbortController().signal;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('hostedFirst', () => {
  it('asks only the hosted service while it answers', async () => {
    const embedded = vi.fn(async () => answer(2));
    const search = hostedFirst(async () => answer(1), embedded);
    expect(await search(request, signal)).toEqual(answer(1));
    expect(embedded).not.toHaveBeenCalled();
  });

  it('asks the embedded index when the service fails, and lets the service rest', async () => {
    const hosted = vi.fn(fails);
    const search = hostedFirst(hosted, async () => answer(2));
    expect(await search(request, signal)).toEqual(answer(2));
    expect(await search(request, signal)).toEqual(answer(2));
    expect(hosted).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(hostedRest);
    await search(request, signal);
    expect(hosted).toHaveBeenCalledTimes(2);
  });

  it('waits no longer than the limit, and ends what it waited for', async () => {
    let ended = false;
    const watched: SearchBackend = (asked, own) => {
      own.addEventListener('abort', () => {
        ended = true;
      });
      return silent(asked, own);
    };
    const answering = hostedFirst(watched, async () => answer(2))(request, signal);
    await vi.advanceTimersByTimeAsync(hostedLimit);
    expect(await answering).toEqual(answer(2));
    expect(ended).toBe(true);
  });

  it.each([
    ['both fail', fails, fails],
    ['both are silent', silent, silent],
  ])('leaves a failure within the deadline when %s', async (_, hosted, embedded) => {
    const failing = expect(
      createSearchClient(hostedFirst(hosted, embedded)).search(request),
    ).rejects.toBeInstanceOf(SearchFailure);
    await vi.advanceTimersByTimeAsync(deadline);
    await failing;
  });
});
