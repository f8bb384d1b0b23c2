import {describe, expect, it} from 'vitest';
import {readQuery} from './read-query';

const words = (query: string) => readQuery(query).words.map(({whole}) => whole);

describe('readQuery', () => {
  it('drops small words and those that stand everywhere, unless there are no others', () => {
    expect(words('how do I use the Player in Remotion?')).toEqual(['player']);
    expect(words('npx remotion render')).toEqual(['render']);
    expect(words('remotion')).toEqual(['remotion']);
    expect(words('how to')).toEqual(['how', 'to']);
    expect(words(' /?<> ')).toEqual([]);
  });

  it('knows parts, flags, joined neighbours and synonyms', () => {
    expect(readQuery('useCurrentFrame').words[0]).toMatchObject({
      whole: 'usecurrentframe',
      parts: ['use', 'current', 'fram'],
      flag: null,
    });
    expect(readQuery('--public-dir').words[0]).toMatchObject({flag: '--publicdir'});
    expect(readQuery('public-dir').words[0]).toMatchObject({flag: null});
    expect(readQuery('static file').words[0]!.joined).toEqual(['staticfile']);
    expect(readQuery('subtitles').words[0]!.synonyms).toEqual([['caption']]);
    expect(readQuery('google cloud').words[0]!.synonyms).toEqual([['cloud', 'run']]);
    expect(readQuery('4k').words[0]!.parts).toEqual([]);
  });

  it('leaves only the last word open', () => {
    expect(readQuery('render med').words.map(({open}) => open)).toEqual([false, true]);
  });

  it.each([
    ['how do I render a video', true],
    ['what is a composition', true],
    ['play several videos in a row', true],
    ['useCurrentFrame()', false],
    ['render media', false],
    ['the player', false],
  ])('%s is a sentence: %s', (query, isSentence) => {
    expect(readQuery(query).isSentence).toBe(isSentence);
  });
});
