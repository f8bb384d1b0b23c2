import {describe, expect, it} from 'vitest';
import {SearchFailure} from './client';
import {readAnswer, toQueries} from './exchange';

const filters = {facetFilters: ['language:en', ['docusaurus_tag:default']]};
const toAddress = (url: string) => url;

describe('toQueries', () => {
  it('asks one query with the filters, and for the counts of areas', () => {
    expect(toQueries({query: 'a', page: 1}, 'index', filters)).toMatchObject([
      {indexName: 'index', query: 'a', page: 1, hitsPerPage: 20, facets: ['area'], ...filters},
    ]);
  });

  it('narrows by an area, and counts the results of all', () => {
    expect(toQueries({query: 'a', page: 1, area: 'API'}, 'index', filters)).toMatchObject([
      {page: 1, facetFilters: [...filters.facetFilters, 'area:API']},
      {page: 0, hitsPerPage: 0, ...filters},
    ]);
  });
});

describe('readAnswer', () => {
  it('takes the hits of the first result and the counts of the last', () => {
    const results = [
      {
        hits: [null, {url: '/docs', hierarchy: {lvl0: 'Docs'}}],
        nbHits: 21,
        facets: {area: {API: 21}},
      },
      {hits: [], nbHits: 50, facets: {area: {API: 21, Docs: 29}}},
    ];
    expect(readAnswer({results}, toAddress)).toMatchObject({
      hits: [{url: '/docs'}],
      total: 21,
      pages: 2,
      areas: {API: 21, Docs: 29},
    });
  });

  it.each([
    null,
    [],
    {results: []},
    {results: [{nbHits: 1}]},
    {results: [{hits: []}]},
    {results: [{hits: [], nbHits: -4}]},
    {results: [{hits: [{url: '/docs', hierarchy: {lvl0: 'Docs'}}], nbHits: 0}]},
    {results: [{hits: [null, {url: 5}], nbHits: 2}]},
  ])('refuses %j', (body) => {
    expect(() => readAnswer(body, toAddress)).toThrow(SearchFailure);
  });

  it('passes on that the texts were not searched', () => {
    const results = [{hits: [], nbHits: 0}];
    expect(readAnswer({results, isPartial: true}, toAddress).isPartial).toBe(true);
    expect(readAnswer({results, isPartial: 'yes'}, toAddress).isPartial).toBeUndefined();
  });

  it('does without counts that are none', () => {
    const results = [{hits: [], nbHits: 0, facets: {area: {API: 'many'}}}];
    expect(readAnswer({results}, toAddress).areas).toEqual({});
  });
});
