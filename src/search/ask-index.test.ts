import {describe, expect, it, vi} from 'vitest';
import {createAsker} from './ask-index';
import type {Request, Response} from './engine/protocol';
import type {Question} from './worker-messages';

const folder = 'https://site.test/search/';
const request: Request = {requests: [{indexName: 'pages', query: 'frame'}]};
const response: Response = {results: []};

/** A worker whose questions are kept and which says what a test lets it say. */
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

describe('createAsker', () => {
  it('makes one worker, when it is first asked, and gives each question its own answer', async () => {
    const {worker, questions, listeners} = fakeWorker();
    const create = vi.fn(() => worker);
    const ask = createAsker(create);
    expect(create).not.toHaveBeenCalled();
    const [one, two] = [ask(folder, request), ask(folder, request)];
    const late = expect(two).rejects.toThrow('no index');
    listeners.message!({data: {id: questions[1]!.id, failure: 'no index'}});
    listeners.message!({data: {id: questions[0]!.id, response}});
    await expect(one).resolves.toBe(response);
    await late;
    expect(create).toHaveBeenCalledTimes(1);
    expect(questions[0]).toMatchObject({folder, request});
  });

  it('answers in the page where there are no workers', async () => {
    const service = vi.fn(async () => response);
    const ask = createAsker(
      () => {
        throw new Error('no workers here');
      },
      () => service,
    );
    await expect(ask(folder, request)).resolves.toBe(response);
    await ask(folder, request);
    expect(service).toHaveBeenCalledTimes(2);
  });

  it('asks again in the page when the worker breaks', async () => {
    const {worker, listeners} = fakeWorker();
    const service = vi.fn(async () => response);
    const ask = createAsker(
      () => worker,
      () => service,
    );
    const waiting = ask(folder, request);
    listeners.error!({});
    await expect(waiting).resolves.toBe(response);
    expect(worker.terminate).toHaveBeenCalled();
    await expect(ask(folder, request)).resolves.toBe(response);
    expect(service).toHaveBeenCalledTimes(2);
  });
});
