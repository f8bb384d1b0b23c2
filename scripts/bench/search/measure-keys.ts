import type {Page} from '@playwright/test';
import {slowDown} from './slow-down.ts';

/** Where the worker's script runs: as a worker, or in a frame on the page's own thread. */
export type Thread = 'worker' | 'page';

export type KeyTimes = {
  /** Milliseconds from each key press to its answer. */
  answers: number[];
  /** Milliseconds until the first answer, with everything to load. */
  first: number;
  /** Milliseconds of a fixed piece of work on that thread, which tell how fast it runs. */
  work: number;
};

type Job = {thread: Thread; script: string; folder: string; queries: string[]};

/** Runs in the browser, so it can use nothing from outside. */
async function pressKeys({thread, script, folder, queries}: Job): Promise<KeyTimes> {
  type Reply = {id: number; failure?: string};
  const busy =
    'const busy = () => { const since = performance.now(); let sum = 0;' +
    ' for (let at = 0; at < 3e7; at++) { sum = (sum * 31 + at) | 0; }' +
    ' return performance.now() - since + (sum === 1 ? 1 : 0); };';
  const waiting = new Map<number, (reply: Reply) => void>();
  const onReply = (reply: Reply) => waiting.get(reply.id)?.(reply);

  const start = async (): Promise<{post: (data: object) => void; work: () => Promise<number>}> => {
    if (thread === 'worker') {
      const worker = new Worker(script);
      worker.addEventListener('message', ({data}) => onReply(data as Reply));
      const work = () =>
        new Promise<number>((resolve) => {
          const code = `${busy} postMessage(busy());`;
          const timer = new Worker(URL.createObjectURL(new Blob([code])));
          timer.addEventListener('message', ({data}) => resolve(data as number));
        });
      return {post: (data) => worker.postMessage(data, []), work};
    }
    // The same script on the page's thread: a frame stands in for the worker's scope.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const scope = frame.contentWindow as unknown as Window & {
      eval: (code: string) => unknown;
      importScripts: (...urls: string[]) => void;
    };
    const load = (url: string) => {
      const request = new XMLHttpRequest();
      request.open('GET', url, false);
      request.send();
      scope.eval(request.responseText);
    };
    scope.importScripts = (...urls) => urls.forEach(load);
    scope.postMessage = ((reply: Reply) => queueMicrotask(() => onReply(reply))) as never;
    load(script);
    return {
      post: (data) => scope.dispatchEvent(new MessageEvent('message', {data})),
      work: async () => scope.eval(`(() => { ${busy} return busy(); })()`) as number,
    };
  };

  const {post, work} = await start();
  let id = 0;
  const ask = async (query: string): Promise<number> => {
    const since = performance.now();
    const own = ++id;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(own, resolve);
      const request = {requests: [{indexName: 'pages', query, hitsPerPage: 20, facets: ['area']}]};
      post({id: own, folder, request});
    });
    if (reply.failure) {
      throw new Error(reply.failure);
    }
    return performance.now() - since;
  };

  const first = await ask('frame');
  // What no page has is answered when the whole index has arrived.
  await ask('qqqqzzzz');
  const answers: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      answers.push(await ask(query.slice(0, length)));
      // A key is pressed when the page has time again.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return {answers, first, work: await work()};
}

/**
 * Types queries letter by letter into the built search and takes the time to each answer.
 * @param page prepared, and at a document of the site
 */
export async function measureKeys(
  page: Page,
  {slowdown, ...job}: Job & {slowdown: number},
): Promise<KeyTimes> {
  return slowDown(page, slowdown, () => page.evaluate(pressKeys, job));
}
