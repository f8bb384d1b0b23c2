import type {SearchAnswer, SearchBackend, SearchRequest} from './client';
import type {ToAddress} from './hits';
import type {Question, Reply} from './worker';

type Ask = (folder: string, request?: SearchRequest) => Promise<SearchAnswer | undefined>;

type Pending = {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
};

/**
 * Asks a worker, which is made for the first question. One that breaks fails what it was asked, and
 * the next question makes another.
 */
export function createWorkerClient(createWorker: () => Worker): Ask {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const created = createWorker();
    created.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const question = pending.get(data.id);
      pending.delete(data.id);
      if ('failure' in data) {
        question?.reject(new Error(data.failure));
      } else {
        question?.resolve(data.answer);
      }
    });
    created.addEventListener('error', () => {
      created.terminate();
      worker = undefined;
      pending.forEach(({reject}) => reject(new Error('The search worker broke down')));
      pending.clear();
    });
    return created;
  };

  return (folder, request) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const question: Question = {id: ++lastId, folder, request};
      pending.set(question.id, {resolve, reject});
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a worker
      worker.postMessage(question);
    });
}

const askWorker = createWorkerClient(() => new Worker(new URL('./worker.ts', import.meta.url)));

const folderOf = (baseUrl: string): string =>
  new URL(`${baseUrl}search/`, globalThis.location.href).href;

/** Answers from the index that the site itself carries. */
export function embeddedBackend(
  baseUrl: string,
  toAddress: ToAddress,
  ask: Ask = askWorker,
): SearchBackend {
  return async (request) => {
    const found = (await ask(folderOf(baseUrl), request))!;
    return {
      ...found,
      hits: found.hits.map((hit) => {
        const url = toAddress(hit.url) ?? hit.url;
        return {...hit, objectID: url, url};
      }),
    };
  };
}

/** Begins to load the index that the site carries, before a query needs it. */
export function prepareEmbedded(baseUrl: string): void {
  askWorker(folderOf(baseUrl)).catch(() => undefined);
}
