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

describe('with fractions', () => {
  const fractions = {min: 0.1, max: 240, fraction: true};

  it.each([
    ['29.97', 29.97],
    ['.5', 0.5],
    ['60', 60],
  ])('reads %j as %d', (text, count) => {
    expect(readCount(text, fractions)).toBe(count);
  });

  it.each(['', '.', '1.', '0.05', '240.5', '1.2.3', '-1', '1,5'])('refuses %j', (text) => {
    expect(readCount(text, fractions)).toBeNull();
  });

  it('does not ask for a whole number', () => {
    expect(describeRange(fractions)).toBe('Enter a number from 0.1 to 240.');
  });
});

it('names both ends of a range', () => {
  expect(describeRange({min: 0, max: 1_000_000})).toBe('Enter a whole number from 0 to 1,000,000.');
});
