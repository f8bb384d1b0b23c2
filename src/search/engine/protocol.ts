import type {SearchRecord} from '../record';
import type {Marking} from './mark-text';

/** One query, in the words of the hosted service. Parameters that are not named here are ignored. */
export type QueryRequest = {
  indexName: string;
  query: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /** `attribute:value`, all of which must hold; of those in an inner list, one. */
  facetFilters?: readonly (string | readonly string[])[];
  /** Attributes whose values are counted. */
  facets?: readonly string[];
  /** `attribute:words`, such as `content:12`. */
  attributesToSnippet?: readonly string[];
};

export type Request = {
  requests: readonly QueryRequest[];
  /** Milliseconds to wait for texts that are on their way, rather than answer from titles and headings alone. */
  patience?: number;
};

type Marked = {hierarchy: Record<string, Marking>; content?: Marking};

/** A record with the marks of what was found. */
export type Hit = Omit<SearchRecord, 'weight'> & {
  _highlightResult: Marked;
  _snippetResult: Marked;
};

export type QueryResult = {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  /** By attribute: how many results have each of its values. */
  facets?: Record<string, Record<string, number>>;
};

export type Response = {
  results: QueryResult[];
  /** The texts, or their words, have not arrived yet: later there is more to find and to show. */
  isPartial?: boolean;
};
