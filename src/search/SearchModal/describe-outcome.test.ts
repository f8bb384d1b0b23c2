import {expect, it} from 'vitest';
import {describeOutcome} from './describe-outcome';

const found = (total: number) => ({hits: [], total, pages: 1, areas: {}});

it.each([
  [null, 'The search failed.'],
  [found(0), 'Nothing found.'],
  [found(1), '1 result.'],
  [found(345), '345 results.'],
])('%j', (outcome, text) => {
  expect(describeOutcome(outcome)).toBe(text);
});
