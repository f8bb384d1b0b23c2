import {describe, expect, it} from 'vitest';
import {stem} from './stem';

describe('stem', () => {
  it.each([
    ['renders', 'rendering', 'rendered', 'render'],
    ['frames', 'frame'],
    ['library', 'libraries'],
    ['trimming', 'trimmed', 'trims', 'trim'],
    ['caching', 'caches', 'cache'],
    ['boxes', 'box'],
    ['plays', 'played', 'play'],
    ['embedding', 'embeds', 'embed'],
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
