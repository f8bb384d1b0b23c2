import {describe, expect, it} from 'vitest';
import {indexTerms, queryTerms, stem} from './terms';

describe('indexTerms', () => {
  it.each([
    ['useCurrentFrame()', ['usecurrentframe', 'use', 'current', 'fram']],
    ['GIFPlayer v4', ['gifplayer', 'gif', 'player', 'v4', 'v', '4']],
    ['three.js', ['threejs', 'thre', 'js']],
    ['rendering frames', ['render', 'fram']],
    ['pass --public-dir', ['--publicdir', 'pass', 'publicdir', 'public', 'dir']],
    ['@remotion/media-utils', ['remotionmediautils', 'remotion', 'mediautils', 'media', 'util']],
    [`key ${'a1'.repeat(30)}`, ['key']],
  ])('%s', (text, terms) => {
    expect([...new Set(indexTerms(text))]).toEqual(expect.arrayContaining(terms));
    expect(indexTerms(text).every(({length}) => length <= 40)).toBe(true);
  });
});

describe('queryTerms', () => {
  it.each([
    ['How do I use the Player?', ['player']],
    ['how to', ['how', 'to']],
    ['npx remotion render', ['render']],
    ['remotion', ['remotion']],
    ['--gl', ['--gl']],
    ['(){}', []],
  ])('of %s are %j', (query, terms) => {
    expect(queryTerms(query).map(({term}) => term)).toEqual(terms);
  });
});

describe('stem', () => {
  it.each([
    ['renders', 'rendering', 'rendered', 'render'],
    ['library', 'libraries'],
    ['trimming', 'trimmed', 'trims', 'trim'],
    ['caching', 'caches', 'cache'],
    ['boxes', 'box'],
    ['animation', 'animate', 'animating'],
    ['visualization', 'visualize'],
  ])('%s and its forms are one', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(['css', 'aws', 'spring', 'speed', 'string', 'h264', 'class'])('%s stays', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('keeps different words apart', () => {
    expect(stem('player')).not.toBe(stem('play'));
    expect(stem('series')).not.toBe(stem('serve'));
  });
});
