import type {SearchHit} from './hits';
import type {Area} from './record';

/** Most characters of a query. */
export const queryLimit = 64;
/** Results asked for at once. */
export const hitsPerPage = 20;
/** Milliseconds after which a search without an answer has failed. */
export const deadline = 4000;
/** Milliseconds after which texts that have not arrived do not come. */
export const longPatience = 30_000;

export type SearchRequest = {
  query: string;
  /** Counted from 0. */
  page: number;
  /** Finds only what stands in this part of the site. */
  area?: Area;
  /** Milliseconds to wait for an index that is loading, rather than have an answer from titles and headings alone. */
  patience?: number;
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
  /** The index is still loading: a patient search finds or shows more. */
  isPartial?: boolean;
};

/** Where answers come from: the hosted service, the index built into the site, or one after the other. */
export type SearchBackend = (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>;

export type SearchClient = {
  /**
   * Answers within the deadline, or within the patience if that is longer.
   * @throws {SearchFailure} when there is no usable answer, for whatever reason.
   */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
};

/** No answer could be had: the network, the service or the data failed. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}

/** A client that cuts queries to the limit and turns silence and errors of any kind into a SearchFailure. */
export function createSearchClient(backend: SearchBackend, limit = queryLimit): SearchClient {
  return {
    search: ({query, ...request}) => {
      const controller = new AbortController();
      const wait = Math.max(deadline, request.patience ?? 0);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          controller.abort();
          reject(new SearchFailure(`No answer within ${wait} ms`));
        }, wait);
        backend({...request, query: query.slice(0, limit)}, controller.signal)
          .then(resolve, (cause: unknown) =>
            reject(new SearchFailure('The search failed', {cause})),
          )
          .finally(() => clearTimeout(timer));
      });
    },
  };
}
