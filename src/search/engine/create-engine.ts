import {choosePlace} from './choose-place';
import {countFacets, passes} from './facets';
import {findWord, type Found} from './find-word';
import type {QueryRequest, QueryResult} from './protocol';
import {rankPages} from './rank-pages';
import {readQuery, type Word} from './read-query';
import type {SiteIndex} from './site-index';
import {soughtFor} from './sought';
import {toHit} from './to-hit';

const hitsPerPage = 20;
/** Words whose pages are kept: while a reader types, all but the last stay the same. */
const wordsKept = 24;

export type Engine = (request: QueryRequest) => QueryResult;

/** Remembers where the latest words stand. */
function createFinder(index: SiteIndex): (word: Word) => Found {
  const kept = new Map<string, Found>();
  return (word) => {
    const key = JSON.stringify(word);
    const found = kept.get(key) ?? findWord(index, word);
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > wordsKept) {
      kept.delete(kept.keys().next().value!);
    }
    return found;
  };
}

/** Answers queries from the parts of the index that are there. One hit for each page, at its best place. */
export function createEngine(index: SiteIndex): Engine {
  const find = createFinder(index);
  return (request) => {
    const query = readQuery(request.query);
    const found = query.words.map(find);
    const pages = index.pages.filter((page) => passes(page, request.facetFilters));
    const sought = soughtFor(query.words, found);
    const ranked = rankPages(index, pages, query, found);
    const {page = 0, hitsPerPage: size = hitsPerPage} = request;
    return {
      index: request.indexName,
      query: request.query,
      hits: ranked
        .slice(page * size, (page + 1) * size)
        .map((hit) =>
          toHit(hit, choosePlace(index, hit, sought), sought, request.attributesToSnippet),
        ),
      nbHits: ranked.length,
      nbPages: size > 0 ? Math.ceil(ranked.length / size) : 0,
      page,
      hitsPerPage: size,
      ...(request.facets && {facets: countFacets(ranked, request.facets)}),
    };
  };
}
