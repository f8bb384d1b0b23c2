import {describe, expect, it} from 'vitest';
import {searchPath} from '@site/src/search/search-path';
import {readSearch} from './read-search';

const read = (address: string) => readSearch(new URL(address, 'https://site.test').searchParams);

describe('the address of the search page', () => {
  it('says query, area and how much is loaded, and is read as it was written', () => {
    const address = searchPath('a & b', {area: 'Success stories', pages: 3});
    expect(address).toBe('/search?q=a+%26+b&in=Success+stories&pages=3');
    expect(read(address)).toEqual({query: 'a & b', area: 'Success stories', pages: 3});
  });

  it.each([
    ['', {query: '', area: undefined, pages: 1}],
    ['?q=+a+&in=Nowhere&pages=-2', {query: 'a', area: undefined, pages: 1}],
    ['?q=a&pages=many', {query: 'a', area: undefined, pages: 1}],
    ['?q=a&pages=1e9&in=api', {query: 'a', area: undefined, pages: 1}],
    ['?q=a&pages=99999', {query: 'a', area: undefined, pages: 50}],
    [`?q=${'y'.repeat(200)}`, {query: 'y'.repeat(64), area: undefined, pages: 1}],
  ])('%s', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });
});
