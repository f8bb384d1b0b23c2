import {describe, expect, it} from 'vitest';
import {subjectsOf, termsOf} from './words';

describe('termsOf', () => {
  it('keeps names whole and takes them apart', () => {
    expect(termsOf('useCurrentFrame() of @remotion/media-parser')).toEqual([
      {whole: 'usecurrentframe', parts: ['use', 'current', 'frame']},
      {whole: 'of', parts: ['of']},
      {whole: 'remotionmediaparser', parts: ['remotion', 'media', 'parser']},
    ]);
  });

  it('splits at digits and after runs of capitals', () => {
    expect(termsOf('GIFPlayer v4')).toEqual([
      {whole: 'gifplayer', parts: ['gif', 'player']},
      {whole: 'v4', parts: ['v', '4']},
    ]);
  });
});

describe('subjectsOf', () => {
  it('drops the small words of a question, unless there is nothing else', () => {
    expect(subjectsOf('How do I use the Player?').map(({whole}) => whole)).toEqual(['player']);
    expect(subjectsOf('how to').map(({whole}) => whole)).toEqual(['how', 'to']);
  });
});
