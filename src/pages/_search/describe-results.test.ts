import {expect, it} from 'vitest';
import {describeResults} from './describe-results';

const search = {query: 'frame', area: undefined, pages: 1};
const done = (total: number, shown = Math.min(total, 20)) => ({
  kind: 'done' as const,
  total,
  shown,
});

it.each([
  [search, {kind: 'loading' as const, total: undefined, shown: 0}, 'Searching …'],
  [search, {kind: 'failed' as const, total: 40, shown: 20}, 'The search failed.'],
  [search, done(0), 'Nothing found.'],
  [search, done(1), '1 result for “frame”'],
  [search, done(45), '45 results for “frame”'],
  [{...search, area: 'API' as const}, done(3), '3 results in API for “frame”'],
  [{...search, pages: 2}, done(45, 40), '45 results for “frame”, 40 shown'],
])('%j %j', (asked, progress, text) => {
  expect(describeResults(asked, progress)).toBe(text);
});
