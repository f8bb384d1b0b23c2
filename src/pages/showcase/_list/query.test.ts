import {describe, expect, test} from 'vitest';
import {emptyQuery, readQuery, textLimit, writeQuery} from './query.ts';

describe('readQuery', () => {
  test.each([
    ['', emptyQuery],
    ['?', emptyQuery],
    ['?tag=&q=&video=', emptyQuery],
    ['?tag=data+visualization', {...emptyQuery, tag: 'data visualization'}],
    ['?tag=data%20visualization', {...emptyQuery, tag: 'data visualization'}],
    ['?q=%20two%20words%20', {...emptyQuery, text: 'two words'}],
    ['?video=mux&utm_source=x', {...emptyQuery, video: 'mux'}],
    ['?q=%E0%A4%A', {...emptyQuery, text: '\uFFFD%A'}],
  ])('%s', (search, query) => expect(readQuery(search)).toEqual(query));

  test('cuts an endless text', () => {
    expect(readQuery(`?q=${'a'.repeat(1000)}`).text).toHaveLength(textLimit);
  });
});

describe('writeQuery', () => {
  test('leaves out what is not asked', () => expect(writeQuery(emptyQuery)).toBe(''));

  test.each([
    {tag: 'open source', text: 'a & b = c?#', video: 'mux'},
    {tag: null, text: 'Météo', video: null},
    {tag: 'tool', text: '', video: 'relay-app'},
  ])('is read back as it was: %j', (query) => {
    expect(readQuery(writeQuery(query))).toEqual(query);
  });
});
