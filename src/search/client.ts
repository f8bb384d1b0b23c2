import type {SearchHit} from './hits';

/** Most characters of a query. */
export const queryLimit = 64;
/** Results asked for at once. */
export const hitsPerPage = 20;
/** Milliseconds after which a search without an answer has failed. */
export const deadline = 4000;

export type SearchRequest = {
  query: string;
  /** Counted from 0. */
  page: number;
};

export type SearchAnswer = {
  /** One page of results, `hitsPerPage` at most. */
  hits: SearchHit[];
  /** All results there are. */
  total: number;
  /** Pages of results there are. */
  pages: number;
};

/** Where answers come from: the hosted service or the index built into the site. */
export type SearchBackend = (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>;

export type SearchClient = {
  /**
   * Answers within the deadline.
   * @throws {SearchFailure} when there is no usable answer, for whatever reason.
   */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
};

/** No answer could be had: the network, the service or the data failed. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
}

/** A client that cuts queries to the limit and turns silence and errors of any kind into a SearchFailure. */
export function createSearchClient(backend: SearchBackend): SearchClient {
  return {
    search: ({query, page}) => {
      const controller = new AbortController();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          controller.abort();
          reject(new SearchFailure(`No answer within ${deadline} ms`));
        }, deadline);
        backend({query: query.slice(0, queryLimit), page}, controller.signal)
          .then(resolve, (cause: unknown) =>
            reject(new SearchFailure('The search failed', {cause})),
          )
          .finally(() => clearTimeout(timer));
      });
    },
  };
}
