import {expect, it} from 'vitest';
import {buildIndex} from './build-index';
import {readCommonWords} from './common-words';
import {siteRecords} from './fixture-records';
import type {FirstFile} from './index-files';
import {titleBoost, titleOptions} from './indexes';
import {unpackIndex} from './unpack-index';

const {index: packed} = JSON.parse(buildIndex(siteRecords)['first.json']!) as FirstFile;
const boosts = Object.values(titleBoost);

it('gives the scores that the engine gives', async () => {
  const engine = await unpackIndex(packed, titleOptions);
  const common = readCommonWords(packed, boosts, 0);
  expect([...common.keys()].join(' ')).toBe(packed.terms);
  let pages = 0;
  for (const [term, scores] of common) {
    const found = engine.search(term, {boost: titleBoost, tokenize: (text) => [text]});
    expect(found.length, term).toBe(scores.filter((score) => score > 0).length);
    for (const {id, score} of found) {
      expect(scores[id as number], term).toBeCloseTo(score, 3);
      pages++;
    }
  }
  expect(pages).toBeGreaterThan(20);
});

it('takes only words of many pages, which the engine then does not get', async () => {
  const common = readCommonWords(packed, boosts, 2);
  expect(common.size).toBeGreaterThan(0);
  expect(common.size).toBeLessThan(packed.terms.split(' ').length / 2);
  const engine = await unpackIndex(packed, titleOptions, common);
  const [term] = common.keys();
  expect(engine.search(term!, {tokenize: (text) => [text]})).toEqual([]);
});
