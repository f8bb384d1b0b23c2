import type {AlgoliaQuery} from '../../src/search/algolia-protocol.ts';
import {answer} from '../../src/search/engine/answer.ts';
import type {SiteIndex} from '../../src/search/engine/site-index.ts';
import type {MarkedText, SearchHit} from '../../src/search/hits.ts';
import {areas} from '../../src/search/record.ts';

/** An index of the hosted service: its records, opened by the site's own engine, and its settings. */
export type HostedIndex = {
  site: SiteIndex;
  settings: {attributesForFaceting?: readonly string[]};
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** With marks, and escaped for HTML, as the service sends it. */
const toValue = (text: MarkedText) => ({
  value: text
    .map((piece) =>
      piece.isMarked ? `<mark>${escapeHtml(piece.text)}</mark>` : escapeHtml(piece.text),
    )
    .join(''),
});

const toRecord = ({_snippetResult, ...hit}: SearchHit): object => ({
  ...hit,
  _snippetResult: {
    hierarchy: {
      lvl1: toValue(hit.type === 'lvl1' ? _snippetResult!.title : _snippetResult!.detail),
      [hit.type]: toValue(_snippetResult!.title),
    },
    content: toValue(_snippetResult!.text),
  },
});

/** Answers a query as the hosted service would, ranked by the site's own engine. */
function answerQuery(
  {site, settings}: HostedIndex,
  {query, facetFilters = [], hitsPerPage = 20, page = 0}: AlgoliaQuery,
): object {
  // `afterDistinct(area)` is `area`.
  const facets = (settings.attributesForFaceting ?? []).map((facet) =>
    facet.replace(/^\w+\((.+)\)$/, '$1'),
  );
  const isFilterable = facetFilters
    .flat()
    .every((filter) => facets.includes(filter.split(':')[0]!));
  if (!isFilterable) {
    // Filters by what the settings do not name find nothing.
    return {hits: [], nbHits: 0, nbPages: 0, page};
  }
  const area = areas.find((one) => facetFilters.includes(`area:${one}`));
  const found = answer(site, {query, page, area});
  return {
    hits: found.hits.slice(0, hitsPerPage).map(toRecord),
    nbHits: found.total,
    nbPages: found.pages,
    page,
    facets: {area: found.areas},
  };
}

/** Answers a request to the multi-index path, given its body. */
export function answerQueries(index: HostedIndex, body: string): object {
  const {requests} = JSON.parse(body) as {requests: AlgoliaQuery[]};
  return {results: requests.map((query) => answerQuery(index, query))};
}
