import {describe, expect, it} from 'vitest';
import {sites} from '../support/sites.ts';
import {openBuild} from './built-index.ts';
import {describeMiss, judge, pathOf, readQueries, shareWithin} from './queries.ts';

const {folder} = sites.bare;
const queries = readQueries();

describe('the list of queries', () => {
  it('has at least 120, of every kind', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect([...new Set(queries.map(({kind}) => kind))]).toEqual(
      expect.arrayContaining(['name', 'spelling', 'prefix', 'typo', 'sentence', 'error', 'flag']),
    );
  });
});

describe('the search of the built site', async () => {
  const {index, engine} = await openBuild(folder);
  const judged = judge(engine, queries);
  const misses = judged.filter(({place}) => place !== 1).map(describeMiss);

  it('has every page that a query expects', () => {
    const paths = new Set(index.pages.map(({url}) => pathOf(url)));
    expect(queries.flatMap(({pages}) => pages).filter((page) => !paths.has(page))).toEqual([]);
  });

  it('puts a right page first for 90 % of the queries', () => {
    expect(shareWithin(judged, 1), misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('has a right page among the first five for 99 %', () => {
    expect(shareWithin(judged, 5), misses.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('would notice a search that is worse', () => {
    const worse = judge((request) => {
      const result = engine(request);
      return {...result, hits: result.hits.slice(5)};
    }, queries);
    expect(shareWithin(worse, 5)).toBeLessThan(0.5);
  });
});
