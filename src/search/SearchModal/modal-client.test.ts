import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer, SearchClient} from '../client';
import {createModalClient} from './modal-client';

type Search = (parameters: {requests: {query: string}[]}) => Promise<unknown>;

function setUp(search: SearchClient['search'], isCurrent = () => true) {
  const onOutcome = vi.fn();
  const transform = createModalClient({client: {search}, isCurrent, onOutcome});
  const original = {} as Parameters<typeof transform>[0];
  const modal = transform(original).search as unknown as Search;
  return {onOutcome, ask: (query: string) => modal({requests: [{query}]})};
}

const empty: SearchAnswer = {hits: [], total: 0, pages: 0};

afterEach(() => {
  vi.useRealTimers();
});

describe('the client under the modal', () => {
  it('answers in the shape the modal reads', async () => {
    const {ask, onOutcome} = setUp(async () => empty);
    await expect(ask('a')).resolves.toEqual({results: [{hits: [], nbHits: 0}]});
    expect(onOutcome).toHaveBeenCalledWith(empty);
  });

  it('reports a failure by the name the modal knows, after it has called the search stalled, and never settles', async () => {
    vi.useFakeTimers();
    const {ask, onOutcome} = setUp(async () => Promise.reject(new Error('no')));
    const reported = vi.fn((reason: Error) => {
      throw reason;
    });
    const settled = vi.fn();
    void ask('a').catch(reported).then(settled, settled);
    await vi.advanceTimersByTimeAsync(300);
    expect(reported).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
    expect(onOutcome).toHaveBeenCalledWith(null);
    expect(settled).not.toHaveBeenCalled();
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

  it('says nothing of a failure when the field asks for something else by then', async () => {
    vi.useFakeTimers();
    const {ask, onOutcome} = setUp(
      async () => Promise.reject(new Error('no')),
      () => false,
    );
    void ask('a').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onOutcome).not.toHaveBeenCalled();
  });
});
