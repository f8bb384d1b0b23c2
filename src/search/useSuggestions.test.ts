import {expect, it} from 'vitest';
import type {SearchHit} from './hits';
import {suggestQueries} from './useSuggestions';

const pages: Record<string, string[]> = {
  lamb: ['Lambda', 'Lambda', 'Limits', 'renderMediaOnLambda()'],
  qwer: ['Player', 'getWaveformPortion()'],
  get: ['getCompositions()'],
};

const beginnings = ['Create a new project', 'Player', 'Lambda'];

const search = async ({query}: {query: string}) => ({
  hits: (pages[query] ?? []).map((lvl1) => ({hierarchy: {lvl1}}) as SearchHit),
  total: 0,
  pages: 0,
  areas: {},
});

it.each([
  ['a beginning of it', 'Lambdass xx', ['Lambda', 'renderMediaOnLambda()']],
  ['a guess at random letters', 'qwertzui', beginnings],
  ['three letters of it', 'getxy', beginnings],
  ['nothing of it', 'qqqzzz', beginnings],
  ['no words', '(){}', beginnings],
])('suggests titles that are found by %s', async (_, query, titles) => {
  await expect(suggestQueries(query, {search})).resolves.toEqual(titles);
});
