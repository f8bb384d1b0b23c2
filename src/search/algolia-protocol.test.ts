import {describe, expect, it} from 'vitest';
import {cutAtMarks, readAnswer, readHit} from './algolia-protocol';
import {SearchFailure} from './client';
import {hitText, unmarked} from './hits';

const toAddress = (url: string) => url;

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
    {results: [{hits: [], nbHits: 1e300}]},
    {results: [{hits: [], nbHits: 4, page: 0}]},
    {results: [{hits: [{url: '/docs', hierarchy: {lvl0: 'Docs'}}], nbHits: 0}]},
    {results: [{hits: [null, {url: 5}], nbHits: 2}]},
  ])('refuses %j', (body) => {
    expect(() => readAnswer(body, toAddress)).toThrow(SearchFailure);
  });

  it('does without counts that are none', () => {
    const results = [{hits: [], nbHits: 0, facets: {area: {API: 'many'}}}];
    expect(readAnswer({results}, toAddress).areas).toEqual({});
  });
});

const toPath = (url: string) => (url.startsWith('https://') ? new URL(url).pathname : null);

const record = {
  objectID: '1',
  url: 'https://site.test/docs/sequence',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: '&lt;Sequence&gt;', lvl2: 'from'},
  _snippetResult: {hierarchy: {lvl2: {value: '<mark>from</mark>'}}},
};

describe('readHit', () => {
  it('reads address, names and marks; text that was escaped is text again', () => {
    const hit = readHit(record, toPath)!;
    expect(hit.url).toBe('/docs/sequence');
    expect(hit.hierarchy.lvl1).toBe('<Sequence>');
    expect(hitText(hit)).toEqual({
      title: [{text: 'from', isMarked: true}],
      detail: unmarked('<Sequence>'),
      text: [],
    });
  });

  it('shows what a section says around what was found', () => {
    const snippet = {...record._snippetResult, content: {value: '…<mark>from</mark> frame 3'}};
    const hit = readHit({...record, content: 'Long.', _snippetResult: snippet}, toPath)!;
    expect(hitText(hit).text).toEqual([
      {text: '…', isMarked: false},
      {text: 'from', isMarked: true},
      {text: ' frame 3', isMarked: false},
    ]);
  });

  it('shows below a page what it says', () => {
    const hit = readHit({...record, type: 'lvl1', content: 'Shifts time.'}, toPath)!;
    expect(hitText(hit)).toEqual({
      title: unmarked('<Sequence>'),
      detail: unmarked('Shifts time.'),
      text: unmarked('Shifts time.'),
    });
  });

  it('shows the content of a content hit under its page', () => {
    const hit = readHit(
      {...record, type: 'content', content: 'Shifts time.', _snippetResult: undefined},
      toAddress,
    )!;
    expect(hitText(hit)).toMatchObject({
      title: unmarked('Shifts time.'),
      detail: unmarked('<Sequence>'),
    });
  });

  it('shows of a remembered page its area, not all that it says', () => {
    const hit = readHit({...record, type: 'lvl1', content: 'Shifts time.'}, toPath)!;
    delete hit._snippetResult;
    expect(hitText(hit)).toEqual({
      title: unmarked('<Sequence>'),
      detail: unmarked('Docs'),
      text: [],
    });
  });

  it.each([
    ['nothing', null],
    ['no address', {...record, url: 7}],
    ['an address that is none', {...record, url: 'javascript:alert(1)'}],
    ['no names', {...record, hierarchy: null}],
  ])('drops a record with %s', (_, broken) => {
    expect(readHit(broken, toPath)).toBeNull();
  });
});

describe('cutAtMarks', () => {
  it('keeps every tag but the marks as text', () => {
    expect(cutAtMarks('<img onerror=x> <mark>a</mark> b')).toEqual([
      {text: '<img onerror=x> ', isMarked: false},
      {text: 'a', isMarked: true},
      {text: ' b', isMarked: false},
    ]);
  });

  it('drops marks that do not pair', () => {
    expect(cutAtMarks('a</mark> <mark>b')).toEqual([{text: 'a b', isMarked: false}]);
  });
});
