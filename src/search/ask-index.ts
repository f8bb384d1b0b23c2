import type {Service} from './engine/create-service';
import type {Request, Response} from './engine/protocol';
import type {Question, Reply} from './worker-messages';

type Pending = {
  question: Question;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
};

/** The same code in the page, for where workers are unavailable. */
function createInPageService(folder: string): Service {
  let loading: Promise<Service> | undefined;
  const load = () =>
    import('./engine/create-service').then(
      (module) => module.createService(folder),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  return async (request) => (await (loading ??= load()))(request);
}

/**
 * A worker that answers, made when it is first asked, and kept.
 * @param createWorker throws where workers are unavailable
 */
export function createAsker(
  createWorker: () => Worker,
  createInPage: (folder: string) => Service = createInPageService,
): (folder: string, request: Request) => Promise<Response> {
  const pending = new Map<number, Pending>();
  const inPage = new Map<string, Service>();
  let asked = 0;
  let worker: Worker | null | undefined;

  const askInPage = ({folder, request}: Question) => {
    const service = inPage.get(folder) ?? createInPage(folder);
    inPage.set(folder, service);
    return service(request);
  };

  const onReply = ({data}: MessageEvent<Reply>) => {
    const {resolve, reject} = pending.get(data.id)!;
    pending.delete(data.id);
    if ('response' in data) {
      resolve(data.response);
    } else {
      reject(new Error(data.failure));
    }
  };

  const onBroken = () => {
    worker?.terminate();
    worker = null;
    for (const {question, resolve, reject} of pending.values()) {
      askInPage(question).then(resolve, reject);
    }
    pending.clear();
  };

  const start = (): Worker | null => {
    try {
      const created = createWorker();
      created.addEventListener('message', onReply);
      created.addEventListener('error', onBroken);
      return created;
    } catch {
      return null;
    }
  };

  return (folder, request) => {
    const question = {id: ++asked, folder, request};
    worker = worker === undefined ? start() : worker;
    if (!worker) {
      return askInPage(question);
    }
    return new Promise((resolve, reject) => {
      pending.set(question.id, {question, resolve, reject});
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a worker
      worker!.postMessage(question);
    });
  };
}

/** Asks the index that lies in a folder of the site, in a worker where there are workers. */
export const askIndex = createAsker(() => new Worker(new URL('./worker.ts', import.meta.url)));
