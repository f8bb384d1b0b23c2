import {describe, expect, it} from 'vitest';
import {editDistance} from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['lambda', 'lamda', 1],
    ['license', 'licence', 1],
    ['frame', 'farme', 1],
    ['player', 'studio', 6],
  ])('%s -> %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
    expect(editDistance(a, b, distance)).toBe(distance);
    expect(editDistance(a, b, distance - 1)).toBe(Infinity);
  });
});
