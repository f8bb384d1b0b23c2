import {expect, it} from 'vitest';
import type {SearchHit} from './hits';
import {suggestQueries} from './useSuggestions';

const pages: Record<string, string[]> = {
  lamb: ['Lambda', 'Lambda', 'Limits'],
  'getting started': ['Create a project', 'Learn React', 'Player', 'Studio'],
};

const search = async ({query}: {query: string}) => ({
  hits: (pages[query] ?? []).map((lvl1) => ({hierarchy: {lvl1}}) as SearchHit),
  total: 0,
  pages: 0,
  areas: {},
});

it.each([
  ['a beginning of it', 'lambdass xx', ['Lambda', 'Limits']],
  ['nothing of it', 'qqqzzz', ['Create a project', 'Learn React', 'Player']],
  ['no words', '(){}', ['Create a project', 'Learn React', 'Player']],
])('suggests titles that are found by %s', async (_, query, titles) => {
  await expect(suggestQueries(query, {search})).resolves.toEqual(titles);
});
