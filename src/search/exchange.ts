import {hitsPerPage, SearchFailure, type SearchAnswer, type SearchRequest} from './client';
import type {QueryRequest} from './engine/protocol';
import {readHit, type SearchHit, type ToAddress} from './hits';

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

type Parameters = Readonly<Record<string, unknown>>;

/**
 * The queries that a search asks, in the protocol of the hosted service. With
 * an area, a second one counts the results of all areas.
 * @param parameters sent with every query, such as the language and version filters
 */
export function toQueries(
  {query, page, area}: SearchRequest,
  indexName: string,
  parameters: Parameters,
): QueryRequest[] {
  const filters = (parameters.facetFilters ?? []) as NonNullable<QueryRequest['facetFilters']>;
  const one = {
    indexName,
    query,
    page,
    hitsPerPage,
    facets: ['area'],
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToHighlight: [],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:12`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...parameters,
  };
  return area
    ? [
        {...one, facetFilters: [...filters, `area:${area}`]},
        {...one, page: 0, hitsPerPage: 0},
      ]
    : [one];
}

type Result = {hits?: unknown; nbHits?: unknown; nbPages?: unknown; facets?: unknown};

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => typeof count === 'number');

/** What an answer in the same protocol says; @throws when it does not have the shape of one. */
export function readAnswer(body: unknown, toAddress: ToAddress): SearchAnswer {
  const {results, isPartial} = (body ?? {}) as {
    results?: (Result | undefined)[];
    isPartial?: unknown;
  };
  const {hits, nbHits, nbPages} = results?.[0] ?? {};
  if (!Array.isArray(hits) || typeof nbHits !== 'number' || nbHits < hits.length) {
    throw new SearchFailure('The answer has another shape than results have');
  }
  const readable = hits
    .map((record) => readHit(record, toAddress))
    .filter((hit): hit is SearchHit => hit !== null);
  if (hits.length > 0 && readable.length === 0) {
    throw new SearchFailure('No record of the answer can be shown');
  }
  const counts = (results?.at(-1)?.facets as {area?: unknown} | undefined)?.area;
  return {
    hits: readable,
    total: nbHits,
    pages: typeof nbPages === 'number' ? nbPages : Math.ceil(nbHits / hitsPerPage),
    areas: isCounts(counts) ? counts : {},
    ...(isPartial === true && {isPartial}),
  };
}
