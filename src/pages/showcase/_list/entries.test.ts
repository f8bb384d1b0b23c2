import {describe, expect, test} from 'vitest';
import {
  countTags,
  describeResult,
  filterEntries,
  firstLink,
  positionOf,
  type ShowcaseEntry,
} from './entries.ts';

const entry = (slug: string, fields: Partial<ShowcaseEntry> = {}): ShowcaseEntry => ({
  slug,
  path: `/showcase/?video=${slug}`,
  title: slug,
  topic: 'A video.',
  submitted: '2025-01-01',
  width: 1920,
  height: 1080,
  tags: ['tool'],
  links: [],
  ...fields,
});

const entries = [
  entry('weather', {title: 'Hello Météo', topic: 'Weather reports.', tags: ['automation']}),
  entry('music', {title: 'Banger', creator: 'Ada', tags: ['tool', 'music']}),
  entry('map', {title: 'Map', tags: ['tool', 'data visualization']}),
];

const found = (tag: string | null, text: string) =>
  filterEntries(entries, {tag, text}).map(({slug}) => slug);

describe('filterEntries', () => {
  test.each([
    [null, '', ['weather', 'music', 'map']],
    [null, '   ', ['weather', 'music', 'map']],
    ['tool', '', ['music', 'map']],
    ['Tool', '', []],
    [null, 'METEO', ['weather']],
    [null, 'météo', ['weather']],
    [null, 'ada', ['music']],
    [null, 'visual', ['map']],
    [null, 'reports weather', ['weather']],
    [null, 'weather music', []],
    ['tool', 'weather', []],
    [null, '.*', []],
  ])('tag %s, text "%s"', (tag, text, slugs) => expect(found(tag, text)).toEqual(slugs));
});

test('countTags puts the most used first, then goes by alphabet', () => {
  expect(countTags(entries)).toEqual([
    {tag: 'tool', count: 2},
    {tag: 'automation', count: 1},
    {tag: 'data visualization', count: 1},
    {tag: 'music', count: 1},
  ]);
});

describe('positionOf', () => {
  const around = (slug: string) => {
    const current = positionOf(entries, slug);
    return current && [current.previous.slug, current.position, current.total, current.next.slug];
  };

  test.each([
    ['weather', ['map', 1, 3, 'music']],
    ['music', ['weather', 2, 3, 'map']],
    ['map', ['music', 3, 3, 'weather']],
    ['nothing', null],
  ])('%s', (slug, expected) => expect(around(slug)).toEqual(expected));

  test('an only entry is its own neighbour', () => {
    expect(positionOf([entry('one')], 'one')).toMatchObject({
      position: 1,
      total: 1,
      previous: {slug: 'one'},
      next: {slug: 'one'},
    });
  });
});

test('firstLink prefers a link to the page of the creator', () => {
  const creatorUrl = 'https://example.com/';
  expect(firstLink(entry('a', {creatorUrl}))).toBe(creatorUrl);
  const links = [{type: 'video' as const, url: 'https://example.com/video'}];
  expect(firstLink(entry('a', {creatorUrl, links}))).toBe('https://example.com/video');
});

describe('the sentence about a result', () => {
  test.each([
    [18, null, '', '18 videos'],
    [9, 'tool', '', '9 of 18 videos with the tag “tool”'],
    [1, null, ' mux ', '1 of 18 videos with “mux”'],
    [2, 'map', 'grid', '2 of 18 videos with the tag “map” and with “grid”'],
    [0, 'map', 'x', 'No videos with the tag “map” and with “x”'],
  ])('%i, %s, "%s"', (count, tag, text, sentence) => {
    expect(describeResult({found: count, total: 18, tag, text})).toBe(sentence);
  });

  test('one video is in the singular', () => {
    expect(describeResult({found: 1, total: 1, tag: null, text: ''})).toBe('1 video');
  });
});
