import {describe, expect, it} from 'vitest';
import {readStored} from './stored-searches';

const good = {objectID: '1', url: '/docs/a', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'A'}};
const toAddress = (url: string) => (url.startsWith('/') ? url : null);

describe('readStored', () => {
  it.each(['', 'banana', 'null', '{}', '7', '"text"'])('%j is no memory', (json) => {
    expect(readStored(json, toAddress)).toEqual([]);
  });

  it('keeps what can be shown and drops the rest', () => {
    const read = readStored(JSON.stringify([null, 3, {}, good, {...good, url: 'x:y'}]), toAddress);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({url: '/docs/a', hierarchy: {lvl1: 'A'}});
    expect(read[0]).not.toHaveProperty('_snippetResult');
  });
});
