import type {SearchHit} from './hits';
import type {Area} from './record';

/** Most characters of a query. */
export const queryLimit = 64;
/** Results asked for at once. */
export const hitsPerPage = 20;
/** Milliseconds after which a search without an answer has failed, besides those for the texts. */
export const searchTimeout = 4000;
/** Milliseconds that the texts may take to load, for words that no title has. */
export const textsTimeout = 10_000;
/** Milliseconds that the hosted service has for an answer. */
export const hostedTimeout = 2000;
/** Milliseconds that the service is not asked again after a failure, so that nobody waits at every key. */
export const hostedCooldown = 30_000;

export type SearchRequest = {
  query: string;
  /** Counted from 0. */
  page: number;
  /** Finds only what is in this part of the site. */
  area?: Area;
  /** Set to wait for the texts of the pages, rather than have an answer from titles and headings alone. */
  inTexts?: boolean;
};

export type SearchAnswer = {
  /** One page of results, `hitsPerPage` at most. */
  hits: SearchHit[];
  /** All results there are. */
  total: number;
  /** Pages of results there are. */
  pages: number;
  /** How many results each area has, whichever was asked for. Areas without any are left out. */
  areas: Readonly<Record<string, number>>;
};

/** Where answers come from: the hosted service, the index built into the site, or one after the other. */
export type SearchBackend = (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>;

export type SearchClient = {
  /** @throws {SearchFailure} when there is no usable answer in time, for whatever reason */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
};

/** No answer could be had: the network, the service or the data failed. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}

/** Asks until the timeout, and no longer than the signal allows. */
async function askWithin(
  timeout: number,
  backend: SearchBackend,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new SearchFailure(`No answer within ${timeout} ms`));
    }, timeout);
  });
  try {
    return await Promise.race([backend(request, controller.signal), silence]);
  } catch (cause) {
    throw new SearchFailure('The search failed', {cause});
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Answers from the hosted service, and from the site's own index when that fails or is slow. */
export function hostedFirst(hosted: SearchBackend, embedded: SearchBackend): SearchBackend {
  let pausedUntil = 0;
  return async (request, signal) => {
    if (Date.now() >= pausedUntil) {
      try {
        return await askWithin(hostedTimeout, hosted, request, signal);
      } catch {
        pausedUntil = Date.now() + hostedCooldown;
      }
    }
    return embedded(request, signal);
  };
}

/** A client that cuts queries to the limit and turns silence and errors of any kind into a SearchFailure. */
export const createSearchClient = (backend: SearchBackend, limit = queryLimit): SearchClient => ({
  search: (request) =>
    askWithin(searchTimeout + textsTimeout, backend, {
      ...request,
      query: request.query.slice(0, limit),
    }),
});
