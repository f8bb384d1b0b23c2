import {describe, expect, it} from 'vitest';
import {indexTerms} from './index-terms';

describe('indexTerms', () => {
  it('finds names whole and by their words', () => {
    expect(indexTerms('useCurrentFrame()')).toEqual(['usecurrentframe', 'use', 'current', 'fram']);
    expect(indexTerms('<Series.Sequence>')).toEqual(['seriessequence', 'seri', 'sequenc']);
  });

  it('finds packages with and without their scope', () => {
    expect(indexTerms('@remotion/media-utils')).toEqual([
      'remotionmediautils',
      'remotion',
      'mediautils',
      'media',
      'util',
    ]);
  });

  it('tells flags from the words in them', () => {
    expect(indexTerms('Pass --public-dir=x.')).toEqual([
      '--publicdir',
      'pass',
      'publicdir',
      'public',
      'dir',
      'x',
    ]);
    expect(indexTerms('a--b c---d')).not.toContain('--b');
  });

  it('leaves out what nobody types', () => {
    expect(indexTerms('a'.repeat(41))).toEqual([]);
  });
});
