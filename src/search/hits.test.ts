import {describe, expect, it} from 'vitest';
import {cutAtMarks, hitText, readHit} from './hits';

const toAddress = (url: string) => (url.startsWith('https://') ? new URL(url).pathname : null);

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
    const hit = readHit(record, toAddress)!;
    expect(hit.url).toBe('/docs/sequence');
    expect(hit.hierarchy.lvl1).toBe('<Sequence>');
    expect(hitText(hit)).toEqual({title: '<mark>from</mark>', detail: '<Sequence>', text: ''});
  });

  it('shows what a section says around what was found', () => {
    const snippet = {...record._snippetResult, content: {value: '…<mark>from</mark> frame 3'}};
    const hit = readHit({...record, content: 'Long.', _snippetResult: snippet}, toAddress)!;
    expect(hitText(hit).text).toBe('…<mark>from</mark> frame 3');
  });

  it('shows below a page what it says', () => {
    const hit = readHit({...record, type: 'lvl1', content: 'Shifts time.'}, toAddress)!;
    expect(hitText(hit)).toEqual({
      title: '<Sequence>',
      detail: 'Shifts time.',
      text: 'Shifts time.',
    });
  });

  it('shows the content of a content hit under its page', () => {
    const hit = readHit(
      {...record, type: 'content', content: 'Shifts time.', _snippetResult: undefined},
      toAddress,
    )!;
    expect(hitText(hit)).toMatchObject({title: 'Shifts time.', detail: '<Sequence>'});
  });

  it('shows of a remembered page in which area it stands, not all that it says', () => {
    const hit = readHit({...record, type: 'lvl1', content: 'Shifts time.'}, toAddress)!;
    delete hit._snippetResult;
    expect(hitText(hit)).toEqual({title: '<Sequence>', detail: 'Docs', text: ''});
  });

  it.each([
    ['nothing', null],
    ['no address', {...record, url: 7}],
    ['an address that is none', {...record, url: 'javascript:alert(1)'}],
    ['no names', {...record, hierarchy: null}],
  ])('drops a record with %s', (_, broken) => {
    expect(readHit(broken, toAddress)).toBeNull();
  });
});

describe('cutAtMarks', () => {
  it('keeps every tag but the marks as text', () => {
    expect(cutAtMarks('<img onerror=x> <mark>a</mark> b')).toEqual([
      {text: '<img onerror=x> ', marked: false},
      {text: 'a', marked: true},
      {text: ' b', marked: false},
    ]);
  });

  it('drops marks that do not pair', () => {
    expect(cutAtMarks('a</mark> <mark>b')).toEqual([{text: 'a b', marked: false}]);
  });
});
