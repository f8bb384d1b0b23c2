import {expect, test} from 'vitest';
import {glide, travel, wave} from './motion.ts';

test('glide and travel hold their ends', () => {
  for (const move of [glide, travel]) {
    expect([move(0, 10, 20), move(10, 10, 20), move(20, 10, 20), move(99, 10, 20)]).toEqual([
      0, 0, 1, 1,
    ]);
  }
  expect(travel(15, 10, 20)).toBe(0.5);
  expect(glide(12, 10, 20)).toBeLessThan(travel(12, 10, 20));
});

test('a wave ends where it began, within 0 and 1', () => {
  for (const cycles of [1, 3, 10]) {
    expect(wave(1, cycles, 0.3)).toBeCloseTo(wave(0, cycles, 0.3));
    expect(wave(0.123, cycles)).toBeGreaterThanOrEqual(0);
    expect(wave(0.123, cycles)).toBeLessThanOrEqual(1);
  }
});
