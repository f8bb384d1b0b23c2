import {beforeAll, describe, expect, it} from 'vitest';
import type {SiteIndex} from '../../src/search/engine/site-index.ts';
import {sites} from '../support/sites.ts';
import {openBuild} from './built-index.ts';
import {describeMiss, isForTuning, judge, pathOf, readQueries, shareWithin} from './queries.ts';

const queries = readQueries();
/** The ranking was chosen by the others: `npm run bench:search` prints how it does on them. */
const heldOut = queries.filter(({query}) => !isForTuning(query));

let index: SiteIndex;

/** Milliseconds for hundreds of queries on a machine that does other things as well. */
const timeout = 60_000;

beforeAll(async () => {
  index = await openBuild(sites.bare.folder);
}, timeout);

describe('the list of queries', () => {
  it('has at least 300 of many kinds, about half of them held out', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(queries.map(({kind}) => kind)).size).toBeGreaterThanOrEqual(12);
    expect(Math.abs(heldOut.length / queries.length - 0.5)).toBeLessThan(0.05);
  });

  it('expects pages that there are', () => {
    const paths = new Set(index.pages.map(({url}) => pathOf(url)));
    expect(queries.flatMap(({pages}) => pages).filter((page) => !paths.has(page))).toEqual([]);
  });
});

describe('the search, asked what it was not tuned with', {timeout}, () => {
  it('puts a right page first for 85 %, and among the first five for 94 %', () => {
    const judged = judge(index, heldOut);
    const misses = judged.filter(({rank}) => rank !== 1).map(describeMiss);
    expect(shareWithin(judged, 1), misses.join('\n')).toBeGreaterThanOrEqual(0.85);
    expect(shareWithin(judged, 5), misses.join('\n')).toBeGreaterThanOrEqual(0.94);
  });

  it('would notice a search that is worse', () => {
    const find: SiteIndex['find'] = (query) => {
      const {found, isComplete} = index.find(query);
      return {found: found.slice(5), isComplete};
    };
    expect(shareWithin(judge({...index, find}, heldOut), 5)).toBeLessThan(0.5);
  });

  it('finds something wherever it knows a word', () => {
    for (const {query} of queries.filter(({kind}) => kind !== 'typo')) {
      expect(index.find(`${query} qqqqzzzz`).found, query).not.toEqual([]);
    }
  });
});

describe('price', () => {
  it.each(['how much does it cost', 'pricing', 'price', 'license', 'licence', 'what does it cost'])(
    '%s leads to the license first',
    (query) => {
      const {page} = index.find(query).found[0]!;
      expect(pathOf(index.pages[page]!.url)).toBe('/docs/license');
    },
  );
});
