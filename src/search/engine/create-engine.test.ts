import {beforeAll, describe, expect, it} from 'vitest';
import {buildIndex} from './build-index';
import {createEngine, type Engine} from './create-engine';
import {siteRecords} from './fixture-records';
import type {FirstFile, TextsFile, WordsFile} from './index-files';
import type {QueryRequest} from './protocol';
import {openIndex, withTexts, withWords} from './site-index';

let titlesOnly: Engine;
let engine: Engine;

beforeAll(async () => {
  const files = buildIndex(siteRecords);
  const first = JSON.parse(files['first.json']!) as FirstFile;
  const index = await openIndex(first);
  const words = await withWords(index, JSON.parse(files[first.rest.words]!) as WordsFile);
  titlesOnly = createEngine(index);
  engine = createEngine(withTexts(words, JSON.parse(files[first.rest.texts]!) as TextsFile));
});

const ask = (query: string, more: Partial<QueryRequest> = {}) =>
  engine({indexName: 'pages', query, ...more});
const ids = (query: string, more?: Partial<QueryRequest>) =>
  ask(query, more).hits.map(({objectID}) => objectID);

describe('what comes first', () => {
  it.each([
    ['the page with the exact name', 'interpolate', '/docs/interpolate'],
    ['also with brackets', 'useCurrentFrame()', '/docs/use-current-frame'],
    ['an API before the term of the same name', '<Sequence>', '/docs/sequence'],
    ['a package', '@remotion/lambda', '/docs/lambda'],
    ['a name in small letters', 'usecurrentframe', '/docs/use-current-frame'],
    ['a name in words', 'use current frame', '/docs/use-current-frame'],
    ['a name with dashes', 'interpolate-colors', '/docs/interpolate-colors'],
    ['part of a name', 'colors', '/docs/interpolate-colors'],
    ['the shorter of two names that begin alike', 'interp', '/docs/interpolate'],
    ['a name with a slip', 'useCurentFrame', '/docs/use-current-frame'],
    ['two letters swapped', 'inteproalte', '/docs/interpolate'],
    ['a plural', 'caption', '/docs/captions'],
    ['another word for it', 'subtitles', '/docs/captions'],
    ['a flag, at its heading', '--gl', '/docs/cli/render#--gl'],
    ['a member, at its heading', 'sequence layout', '/docs/sequence#layout'],
    ['a section that the text leads to', 'memory of a function', '/docs/lambda#limits'],
    ['a guide before its API, for a sentence', 'how do I render a video', '/docs/render'],
    ['the API, for its name', 'render media', '/docs/render-media'],
    [
      'the page that has a message',
      'inputRange must be strictly monotonically increasing',
      '/docs/interpolate#errors',
    ],
  ])('%s', (_, query, id) => {
    expect(ids(query)[0]).toBe(id);
  });
});

describe('what is found at all', () => {
  it('wants both of two words', () => {
    expect(ids('lambda memory')).toEqual(['/docs/lambda#limits', '/blog/release']);
    expect(ids('lambda zebra')).toEqual([]);
  });

  it.each(['', '  /?<>  ', 'qqqqzzzz', '--', 'constructor', '__proto__'])(
    'is nothing for %j',
    (query) => {
      expect(ask(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    },
  );

  it('is the same again', () => {
    expect(ask('render video')).toEqual(ask('render video'));
  });
});

describe('an answer', () => {
  it('has pages of hits and says how many there are', () => {
    const all = ids('render');
    expect(all.length).toBeGreaterThan(3);
    expect(ids('render', {hitsPerPage: 2, page: 1})).toEqual(all.slice(2, 4));
    expect(ask('render', {hitsPerPage: 2})).toMatchObject({
      index: 'pages',
      query: 'render',
      nbHits: all.length,
      nbPages: Math.ceil(all.length / 2),
      page: 0,
      hitsPerPage: 2,
    });
    expect(ask('render', {hitsPerPage: 0})).toMatchObject({hits: [], nbPages: 0});
  });

  it('has records with marks on escaped text', () => {
    expect(ask('layout box').hits[0]).toMatchObject({
      url: 'https://site.test/docs/sequence#layout',
      anchor: 'layout',
      type: 'lvl3',
      hierarchy: {lvl0: 'API', lvl1: '<Sequence>', lvl3: 'layout'},
      content: 'Wraps the children in a box & more, or "none".',
      area: 'API',
      _highlightResult: {hierarchy: {lvl1: {value: '&lt;Sequence&gt;', matchLevel: 'none'}}},
      _snippetResult: {
        hierarchy: {lvl3: {value: '<mark>layout</mark>', matchLevel: 'partial'}},
        content: {
          value: 'Wraps the children in a <mark>box</mark> &amp; more, or &quot;none&quot;.',
        },
      },
    });
  });

  it('cuts snippets around what was found', () => {
    const [hit] = ask('increasing', {attributesToSnippet: ['content:4']}).hits;
    expect(hit!._snippetResult.content!.value).toMatch(/^….*<mark>increasing<\/mark>.*…$/);
  });

  it('can be narrowed and counted by facets', () => {
    const request = {facetFilters: ['area:API'], facets: ['area']};
    const {hits, facets} = ask('render', request);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({area}) => area === 'API')).toBe(true);
    expect(facets).toEqual({area: {API: hits.length}});
    const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
    expect(ids('render', {facetFilters: ['language:en', tags]})).toEqual(ids('render'));
    expect(ids('interpolate', {facetFilters: [tags[0]!]})).toEqual(['/blog/release']);
    expect(ids('render', {facetFilters: ['language:de']})).toEqual([]);
  });
});

describe('titles and headings alone', () => {
  it('answer already, without texts', () => {
    const {hits} = titlesOnly({indexName: 'pages', query: 'sequence layout'});
    expect(hits[0]).toMatchObject({objectID: '/docs/sequence#layout', content: null});
    expect(titlesOnly({indexName: 'pages', query: 'monotonically'}).nbHits).toBe(0);
  });
});
