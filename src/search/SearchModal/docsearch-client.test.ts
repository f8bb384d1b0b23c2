import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer, SearchClient} from '../client';
import {createDocSearchClient} from './docsearch-client';

type Search = (parameters: {requests: {query: string}[]}) => Promise<unknown>;

function setUp(search: SearchClient['search'], isCurrent = () => true) {
  const onEnded = vi.fn();
  const {transform, retry} = createDocSearchClient({client: {search}, isCurrent, onEnded});
  const original = {} as Parameters<typeof transform>[0];
  const modal = transform(original).search as unknown as Search;
  return {onEnded, retry, ask: (query: string) => modal({requests: [{query}]})};
}

const empty: SearchAnswer = {hits: [], total: 0, pages: 0, areas: {}};

afterEach(() => {
  vi.useRealTimers();
});

describe('the client under the modal', () => {
  it('reports a failure by the name the modal knows, after it has called the search stalled, and never settles', async () => {
    vi.useFakeTimers();
    const {ask, onEnded} = setUp(async () => Promise.reject(new Error('no')));
    const reported = vi.fn((reason: Error) => {
      throw reason;
    });
    const settled = vi.fn();
    void ask('a').catch(reported).then(settled, settled);
    await vi.advanceTimersByTimeAsync(300);
    expect(reported).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
    expect(onEnded).toHaveBeenCalledWith({query: 'a', answer: null});
    expect(settled).not.toHaveBeenCalled();
  });

  it('asks a failed search again, whose answer then replaces the failure', async () => {
    vi.useFakeTimers();
    const search = vi.fn(async () => empty).mockRejectedValueOnce(new Error('no'));
    const {ask, retry, onEnded} = setUp(search);
    const settled = vi.fn();
    void ask('a')
      .catch(() => undefined)
      .then(settled);
    retry();
    expect(search, 'nothing has failed yet').toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(400);
    retry();
    retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(search).toHaveBeenCalledTimes(2);
    expect(onEnded).toHaveBeenLastCalledWith({query: 'a', answer: empty});
    expect(settled).toHaveBeenCalledExactlyOnceWith({results: [{hits: [], nbHits: 0}]});
  });

  it('does not ask again what a newer search has replaced', async () => {
    vi.useFakeTimers();
    const search = vi.fn(async () => empty).mockRejectedValueOnce(new Error('no'));
    const {ask, retry} = setUp(search);
    void ask('old').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(400);
    await ask('new');
    retry();
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('says nothing of an answer when the field holds something else by then', async () => {
    const {ask, onEnded} = setUp(
      async () => empty,
      () => false,
    );
    await expect(ask('a')).resolves.toEqual({results: [{hits: [], nbHits: 0}]});
    expect(onEnded).not.toHaveBeenCalled();
  });
});
