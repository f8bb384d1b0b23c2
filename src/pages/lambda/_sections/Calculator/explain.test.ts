import {describe, expect, it} from 'vitest';
import {inDollars, inSeconds} from './explain.ts';

describe('inSeconds', () => {
  it.each([
    [0, '0.0 s'],
    [4340, '4.3 s'],
    [59_900, '59.9 s'],
    [60_000, '1 min 0 s'],
    [61_499, '1 min 1 s'],
    [119_600, '2 min 0 s'],
    [3_600_000, '60 min 0 s'],
  ])('%d ms are %s', (ms, text) => {
    expect(inSeconds(ms)).toBe(text);
  });
});

describe('inDollars', () => {
  it.each([
    [0, 5, '$0.00'],
    [0.00515, 5, '$0.00515'],
    [5.15, 2, '$5.15'],
    [1234.5, 2, '$1,234.50'],
  ])('%d with %d places is %s', (amount, places, text) => {
    expect(inDollars(amount, places)).toBe(text);
  });
});
