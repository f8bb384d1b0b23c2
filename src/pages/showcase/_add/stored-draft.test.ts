import {describe, expect, test} from 'vitest';
import {storeDraft, readDraft} from './stored-draft.ts';
import {emptyDraft} from './draft.ts';

/** A storage in memory. */
function memory(content?: string) {
  const items = new Map(content === undefined ? [] : [['showcase-draft', content]]);
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

const refused = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('a draft comes back as it was kept, until it is forgotten', () => {
  const open = memory();
  const draft = {...emptyDraft, title: 'Météo "x"', links: [{type: 'video', url: 'https://a.b'}]};
  expect(storeDraft(draft, open)).toBe(true);
  expect(readDraft(open)).toEqual(draft);
  expect(storeDraft(null, open)).toBe(true);
  expect(readDraft(open)).toBeNull();
});

describe('what cannot be trusted is left aside', () => {
  test.each([
    ['broken', '{"title":'],
    ['a number', '4'],
    ['a list', '[]'],
    ['too little', '{"title":"x"}'],
    ['a wrong kind', JSON.stringify({...emptyDraft, width: 1920})],
    ['no row of links', JSON.stringify({...emptyDraft, links: []})],
    ['a broken link', JSON.stringify({...emptyDraft, links: [null]})],
    [
      'too many links',
      JSON.stringify({...emptyDraft, links: Array(500).fill(emptyDraft.links[0])}),
    ],
    ['an endless text', JSON.stringify({...emptyDraft, title: 'x'.repeat(100_000)})],
  ])('%s', (_what, content) => expect(readDraft(memory(content))).toBeNull());
});

test('a refused storage is said, not thrown', () => {
  expect(readDraft(refused)).toBeNull();
  expect(storeDraft(emptyDraft, refused)).toBe(false);
});

test('a text that the next visit would not take is not said to be stored', () => {
  const open = memory();
  expect(storeDraft({...emptyDraft, title: 'x'.repeat(5000)}, open)).toBe(false);
  expect(readDraft(open)).toBeNull();
});
