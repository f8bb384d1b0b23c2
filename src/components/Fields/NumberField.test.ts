import {describe, expect, it} from 'vitest';
import {describeRange, readCount} from './NumberField.tsx';

const range = {min: 1, max: 1000};

describe('readCount', () => {
  it.each([
    ['1', 1],
    ['1000', 1000],
    [' 42 ', 42],
    ['007', 7],
  ])('reads %j as %d', (text, count) => {
    expect(readCount(text, range)).toBe(count);
  });

  it.each(['', ' ', '0', '1001', '-5', '1.5', '1e2', '1,000', 'ten', 'NaN', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(readCount(text, range)).toBeNull();
    },
  );
});

it('names both ends of a range', () => {
  expect(describeRange({min: 0, max: 1_000_000})).toBe('Enter a whole number from 0 to 1,000,000.');
});
