import {askIndex} from './ask-index';
import type {SearchBackend} from './client';
import {readAnswer, toQueries} from './exchange';
import type {ToAddress} from './hits';

/** Where the site keeps its index. */
const folderOf = (baseUrl: string): string =>
  new URL(`${baseUrl}search/`, globalThis.location.href).href;

/** Answers from the index that the site itself carries. */
export function embeddedBackend(
  baseUrl: string,
  toAddress: ToAddress,
  ask: typeof askIndex = askIndex,
): SearchBackend {
  return async (request) => {
    const requests = toQueries(request, 'pages', {});
    return readAnswer(
      await ask(folderOf(baseUrl), {requests, patience: request.patience}),
      toAddress,
    );
  };
}

/** Begins to load the index that the site carries, before a query needs it. */
export function prepareEmbedded(baseUrl: string): void {
  askIndex(folderOf(baseUrl), {requests: []}).catch(() => undefined);
}
