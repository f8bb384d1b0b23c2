import {describe, expect, test} from 'vitest';
import {emptyDraft, slugOfDraft, splitTags, toggleTag} from './draft.ts';

test('a slug that is typed goes before the title', () => {
  expect(slugOfDraft({...emptyDraft, title: 'A b', slug: ''})).toBe('a-b');
  expect(slugOfDraft({...emptyDraft, title: 'A b', slug: ' mine '})).toBe('mine');
});

test('splitTags cleans what is typed', () => {
  expect(splitTags(' Tool,  open   source ,, ')).toEqual(['tool', 'open source']);
});

describe('toggleTag', () => {
  test.each([
    ['', 'tool', 'tool'],
    ['tool', 'map', 'tool, map'],
    ['Tool,map', 'tool', 'map'],
    ['tool', 'tool', ''],
  ])('%j, %j', (tags, tag, changed) => expect(toggleTag(tags, tag)).toBe(changed));
});
