import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchAnswer} from './client';
import {createWorkerClient, embeddedBackend} from './embedded';
import type {SearchHit} from './hits';
import type {Question} from './worker';

const folder = 'https://site.test/base/search/';
const request = {query: 'frame', page: 0};
const answer: SearchAnswer = {hits: [], total: 0, pages: 0, areas: {}};

/** A worker whose questions are recorded and which says what a test lets it say. */
function fakeWorker() {
  const listeners: Record<string, (event: unknown) => void> = {};
  const questions: Question[] = [];
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
    postMessage: (question: Question) => questions.push(question),
    terminate: vi.fn(),
  };
  return {worker: worker as unknown as Worker, questions, listeners};
}

describe('createWorkerClient', () => {
  it('makes one worker, when it is first asked, and gives each question its own answer', async () => {
    const {worker, questions, listeners} = fakeWorker();
    const create = vi.fn(() => worker);
    const ask = createWorkerClient(create);
    expect(create).not.toHaveBeenCalled();
    const [one, two] = [ask(folder, request), ask(folder, request)];
    const late = expect(two).rejects.toThrow('no index');
    listeners.message!({data: {id: questions[1]!.id, failure: 'no index'}});
    listeners.message!({data: {id: questions[0]!.id, answer}});
    await expect(one).resolves.toBe(answer);
    await late;
    expect(create).toHaveBeenCalledTimes(1);
    expect(questions[0]).toMatchObject({folder, request});
  });

  it('fails when the worker breaks down, and the next question has another one', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    const create = vi.fn(() => workers[create.mock.calls.length - 1]!.worker);
    const ask = createWorkerClient(create);
    const failing = expect(ask(folder, request)).rejects.toThrow('broke down');
    workers[0]!.listeners.error!({});
    await failing;
    expect(workers[0]!.worker.terminate).toHaveBeenCalled();
    const second = ask(folder, request);
    const {questions, listeners} = workers[1]!;
    listeners.message!({data: {id: questions[0]!.id, answer}});
    await expect(second).resolves.toBe(answer);
  });
});

describe('embeddedBackend', () => {
  beforeEach(() => vi.stubGlobal('location', {href: 'https://site.test/base/docs/'}));
  afterEach(() => vi.unstubAllGlobals());

  it('asks the index below the base URL, and leads to addresses of this site', async () => {
    const hit = {url: 'https://published.test/base/docs/a#b', type: 'lvl2'} as SearchHit;
    const ask = vi.fn(async () => ({...answer, hits: [hit]}));
    const toAddress = (url: string) => url.replace('https://published.test', '');
    const search = embeddedBackend('/base/', toAddress, ask);
    const {hits} = await search(request, new AbortController().signal);
    expect(ask).toHaveBeenCalledExactlyOnceWith(folder, request);
    expect(hits).toEqual([{...hit, objectID: '/base/docs/a#b', url: '/base/docs/a#b'}]);
  });
});
