import {hitsPerPage, SearchFailure, type SearchAnswer, type SearchRequest} from './client';
import {levels, titleOf, unmarked, type HitLevel, type MarkedText} from './hits';
import type {SearchHit, ToAddress} from './hits';

type Parameters = Readonly<Record<string, unknown>>;

/** One query, in the words of the hosted service. */
export type AlgoliaQuery = {
  indexName: string;
  query: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /** `attribute:value`, all of which must hold; of those in an inner list, one. */
  facetFilters?: readonly (string | readonly string[])[];
};

/**
 * The queries that a search asks. With an area, a second one counts the results of all areas.
 * @param parameters sent with every query, such as the language and version filters
 */
export function toQueries(
  {query, page, area}: SearchRequest,
  indexName: string,
  parameters: Parameters,
): AlgoliaQuery[] {
  const filters = (parameters.facetFilters ?? []) as NonNullable<AlgoliaQuery['facetFilters']>;
  const names = levels.map((level) => `hierarchy.${level}`);
  const one = {
    indexName,
    query,
    page,
    hitsPerPage,
    facets: ['area'],
    attributesToRetrieve: [...names, 'content', 'type', 'url'],
    attributesToHighlight: [],
    attributesToSnippet: [...names.slice(1).map((name) => `${name}:12`), 'content:24'],
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

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Records may hold text that was escaped for HTML; here it is text again. */
const plain = (value: unknown): string | null =>
  typeof value === 'string' && value !== ''
    ? value.replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => entities[entity]!)
    : null;

/** A text cut at its marks. Everything else in it, tags too, is text. */
export function cutAtMarks(text: string): MarkedText {
  return text.split(/(<mark>.*?<\/mark>)/s).flatMap((piece) => {
    const marked = /^<mark>(.*)<\/mark>$/s.exec(piece);
    const bare = (marked ? marked[1]! : piece).replace(/<\/?mark>/g, '');
    return bare ? [{text: bare, isMarked: marked !== null}] : [];
  });
}

/** A hit from a record of unknown origin, or null when there is nothing to show or nowhere to go. */
export function readHit(record: unknown, toAddress: ToAddress): SearchHit | null {
  const {objectID, url, type, content, hierarchy, _snippetResult} = fieldsOf(record);
  const address = typeof url === 'string' ? toAddress(url) : null;
  const names = fieldsOf(hierarchy);
  const lvl0 = plain(names.lvl0) ?? plain(names.lvl1);
  if (!address || !lvl0) {
    return null;
  }
  const kind = [...levels, 'content' as const].find((known) => known === type) ?? 'lvl1';
  const byLevel = Object.fromEntries(levels.map((level) => [level, plain(names[level])]));
  const hit: SearchHit = {
    objectID: typeof objectID === 'string' ? objectID : address,
    url: address,
    type: kind,
    content: plain(content),
    hierarchy: {...(byLevel as Record<HitLevel, string | null>), lvl0},
  };
  const snippets = fieldsOf(_snippetResult);
  const marked = (level: HitLevel | 'content', otherwise: string | null): MarkedText => {
    const snippet = level === 'content' ? snippets.content : fieldsOf(snippets.hierarchy)[level];
    const value = plain(fieldsOf(snippet).value);
    return value ? cutAtMarks(value) : unmarked(otherwise);
  };
  const text = marked('content', hit.content);
  hit._snippetResult = {
    title: marked(kind, titleOf(hit)),
    detail: kind === 'lvl1' ? text : marked('lvl1', hit.hierarchy.lvl1),
    text,
  };
  return hit;
}

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => typeof count === 'number');

/** What the service's answer says; @throws when it does not have the shape of one. */
export function readAnswer(body: unknown, toAddress: ToAddress): SearchAnswer {
  const {results} = fieldsOf(body) as {results?: (Fields | undefined)[]};
  const {hits, nbHits, nbPages, page} = results?.[0] ?? {};
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
  if (!Array.isArray(hits) || !isCount(nbHits) || nbHits < hits.length) {
    throw new SearchFailure('The answer has another shape than results have');
  }
  if (hits.length === 0 && nbHits > 0 && page === 0) {
    throw new SearchFailure('The answer counts results that it does not have');
  }
  const readable = hits
    .map((record) => readHit(record, toAddress))
    .filter((hit): hit is SearchHit => hit !== null);
  if (hits.length > 0 && readable.length === 0) {
    throw new SearchFailure('No record of the answer can be shown');
  }
  const counts = fieldsOf(results?.at(-1)?.facets).area;
  return {
    hits: readable,
    total: nbHits,
    pages: typeof nbPages === 'number' ? nbPages : Math.ceil(nbHits / hitsPerPage),
    areas: isCounts(counts) ? counts : {},
  };
}
