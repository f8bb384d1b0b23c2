import {expect, it, vi} from 'vitest';
import type {SearchHit} from './hits';
import {nearQueries, suggestQueries} from './suggest-queries';

const pages: Record<string, string[]> = {
  lambda: ['Lambda', 'Lambda', 'Limits', 'Pricing'],
  captions: ['Captions'],
  'getting started': ['Create a project', 'Learn React', 'Player'],
};

const search = async (query: string) => ({
  hits: (pages[query] ?? []).map((lvl1) => ({hierarchy: {lvl1}}) as SearchHit),
});

it.each([
  ['Lambda captionss', ['captionss', 'lambda', 'caption', 'capti', 'lambd']],
  ['lambdas3', ['lambda', 'lamb']],
  ['qq', []],
  ['(){}', []],
])('%s is near %j', (query, near) => {
  expect(nearQueries(query)).toEqual(near);
});

it.each([
  ['a word of it', 'lambda quux', ['Lambda', 'Limits']],
  ['two words of it', 'lambda captions', ['Captions', 'Lambda', 'Limits']],
  ['a beginning of it', 'lambdas3', ['Lambda', 'Limits']],
  ['nothing of it', 'qqqzzz', ['Create a project', 'Learn React', 'Player']],
])('suggests titles that are found by %s', async (_, query, titles) => {
  await expect(suggestQueries(query, search)).resolves.toEqual(titles);
});

it('asks no more than it needs', async () => {
  const asked = vi.fn(search);
  await suggestQueries('lambda captions', asked);
  expect(asked.mock.calls.flat()).toEqual(['captions', 'lambda']);
});
