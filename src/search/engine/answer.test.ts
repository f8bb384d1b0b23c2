import {beforeAll, describe, expect, it} from 'vitest';
import {openRecords} from '../../../tests/search/built-index';
import {recordsOf, siteRecords} from '../../../tests/search/fixture-records';
import {answer, markText, snippetOf} from './answer';
import type {SiteIndex} from './site-index';

let index: SiteIndex;

beforeAll(async () => {
  index = await openRecords(siteRecords);
});

const ask = (query: string, more = {}) => answer(index, {query, page: 0, ...more});
const paths = (query: string) =>
  ask(query).hits.map(({url}) => url.replace('https://site.test', ''));

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
    ['a name with a typo', 'useCurentFrame', '/docs/use-current-frame'],
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
  ])('%s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });
});

it('leads to the page itself, though a section has longer names that begin like it', async () => {
  const text = 'For colors, see mixdownColors(), for paths mixdownPaths().';
  const mixed = await openRecords(
    recordsOf('/docs/mix', 'mixdown()', 'Mixes numbers.', {sections: [{heading: 'range', text}]}),
  );
  const first = (query: string) => answer(mixed, {query, page: 0}).hits[0]?.url;
  expect(first('mixdown')).toBe('https://site.test/docs/mix');
  expect(first('mixdown range')).toBe('https://site.test/docs/mix#range');
});

describe('a typo', () => {
  it('leads to the word that differs in the fewest letters, and to no other', async () => {
    const similar = await openRecords([
      ...recordsOf('/docs/delete-render', 'deleteRender()', '', {area: 'API'}),
      ...recordsOf('/docs/delay-render', 'delayRender()', '', {area: 'API'}),
    ]);
    const {hits} = answer(similar, {query: 'delayrendr', page: 0});
    expect(hits.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['delayRender()']);
  });
});

describe('what is found at all', () => {
  it('pages with all words, then those with fewer', () => {
    expect(paths('lambda memory').slice(0, 2)).toEqual(['/docs/lambda#limits', '/blog/release']);
    expect(paths('lambda zebra')[0]).toBe('/docs/lambda');
  });

  it.each(['', '  /?<>  ', 'qqqqzzzz', '--', 'constructor', '__proto__'])(
    'is nothing for %j',
    (query) => {
      expect(ask(query)).toMatchObject({hits: [], total: 0, pages: 0, areas: {}});
    },
  );

  it('is the same again', () => {
    expect(ask('render video')).toEqual(ask('render video'));
  });
});

describe('an answer', () => {
  it('is narrowed by area, and counts all of them', () => {
    const {areas, total} = ask('render');
    const narrowed = ask('render', {area: 'API'});
    expect(Object.values(areas).reduce((sum, count) => sum + count)).toBe(total);
    expect(narrowed.total).toBe(areas.API);
    expect(narrowed.areas).toEqual(areas);
  });

  it('has hits with marks at the section that fits', () => {
    expect(ask('layout box').hits[0]).toMatchObject({
      url: 'https://site.test/docs/sequence#layout',
      type: 'lvl3',
      hierarchy: {lvl0: 'API', lvl1: '<Sequence>', lvl3: 'layout'},
      content: 'Wraps the children in a box & more, or "none".',
      _snippetResult: {
        title: [{text: 'layout', isMarked: true}],
        detail: [{text: '<Sequence>', isMarked: false}],
        text: [
          {text: 'Wraps the children in a ', isMarked: false},
          {text: 'box', isMarked: true},
          {text: ' & more, or "none".', isMarked: false},
        ],
      },
    });
  });
});

describe('marks', () => {
  const join = (pieces: ReturnType<typeof markText>) =>
    pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');

  it('are around names, whole', () => {
    expect(join(markText('<Frame> of useFrame(), a frame.', new Set(['fram'])))).toBe(
      '<[Frame]> of [useFrame](), a [frame].',
    );
  });

  it('are in the part of a text that has the most of them', () => {
    const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
    const text = `${words(30)} box ${words(30)} box layout ${words(30)}`;
    expect(join(snippetOf(text, new Set(['box', 'layout'])))).toMatch(/^….*\[box\] \[layout\].*…$/);
    expect(join(snippetOf('A box.', new Set(['box'])))).toBe('A [box].');
  });
});
