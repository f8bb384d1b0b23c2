import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer, SearchClient} from '../client';
import {createModalClient} from './modal-client';

type Search = (parameters: {requests: {query: string}[]}) => Promise<unknown>;

function setUp(search: SearchClient['search'], isCurrent = () => true) {
  const onEnded = vi.fn();
  const refresh = vi.fn();
  const {transform, retry} = createModalClient({client: {search}, isCurrent, onEnded, refresh});
  const original = {} as Parameters<typeof transform>[0];
  const modal = transform(original).search as unknown as Search;
  return {onEnded, refresh, retry, ask: (query: string) => modal({requests: [{query}]})};
}

const empty: SearchAnswer = {hits: [], total: 0, pages: 0, areas: {}};

afterEach(() => {
  vi.useRealTimers();
});

describe('the client under the modal', () => {
  it('answers in the shape the modal reads', async () => {
    const {ask, onEnded} = setUp(async () => empty);
    await expect(ask('a')).resolves.toEqual({results: [{hits: [], nbHits: 0}]});
    expect(onEnded).toHaveBeenCalledWith({query: 'a', outcome: empty});
  });

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
    expect(onEnded).toHaveBeenCalledWith({query: 'a', outcome: null});
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
    expect(onEnded).toHaveBeenLastCalledWith({query: 'a', outcome: empty});
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

  it('lets no overtaken answer replace a newer one', async () => {
    const answers = new Map<string, (answer: SearchAnswer) => void>();
    const {ask} = setUp(({query}) => new Promise((resolve) => answers.set(query, resolve)));
    const settled = vi.fn();
    ask('old').then(settled);
    const newer = ask('new');
    answers.get('new')!(empty);
    await newer;
    answers.get('old')!(empty);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(settled).not.toHaveBeenCalled();
  });

  it.each([
    ['has the modal ask anew when the texts have arrived', false, 1],
    ['does not when they do not come', true, 0],
  ])('after answers from titles alone %s', async (_, isPartial, times) => {
    const search = vi.fn<SearchClient['search']>(async ({patience}) => ({
      ...empty,
      isPartial: !patience || isPartial,
    }));
    const {ask, refresh} = setUp(search);
    await Promise.all([ask('a'), ask('ab'), ask('abc')]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(refresh).toHaveBeenCalledTimes(times);
    expect(search, 'one waits for the texts, however many keys').toHaveBeenCalledTimes(4);
  });

  it('says nothing of an answer when the field holds something else by then', async () => {
    const {ask, onEnded} = setUp(
      async () => empty,
      () => false,
    );
    await expect(ask('a')).resolves.toEqual({results: [{hits: [], nbHits: 0}]});
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('says nothing of a failure when the field asks for something else by then', async () => {
    vi.useFakeTimers();
    const {ask, onEnded} = setUp(
      async () => Promise.reject(new Error('no')),
      () => false,
    );
    void ask('a').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onEnded).not.toHaveBeenCalled();
  });
});
