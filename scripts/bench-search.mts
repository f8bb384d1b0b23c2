/**
 * What tests do not assert of the search: `npm run bench:search [folder of a build]` prints how it does on
 * the queries that the ranking may be chosen by, and how long an index takes to open and a key to answer.
 */
import {answer} from '../src/search/engine/answer.ts';
import {builtRecords} from './search/push-search.ts';
import {openRecords} from '../tests/search/built-index.ts';
import {generateRecords} from '../tests/search/generate-records.ts';
import {
  describeMiss,
  isForTuning,
  judge,
  readQueries,
  shareWithin,
} from '../tests/search/queries.ts';

const records = await builtRecords(process.argv[2] ?? 'build');
const queries = readQueries().filter(({query}) => isForTuning(query));
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const judged = judge(await openRecords(records), queries);
console.log(`${queries.length} queries to choose the ranking by`);
console.log(`  first hit right   ${percent(shareWithin(judged, 1))}`);
console.log(`  in the first five ${percent(shareWithin(judged, 5))}`);
judged.filter(({rank}) => rank !== 1).forEach((miss) => console.log(`    ${describeMiss(miss)}`));

for (const pages of [700, 5000]) {
  const generated = generateRecords(records, pages);
  const start = performance.now();
  const index = await openRecords(generated);
  const opened = performance.now() - start;
  const times = queries
    .filter((_, at) => at % 6 === 0)
    .flatMap(({query}) => [...query].map((_, at) => query.slice(0, at + 1)))
    .map((query) => {
      const since = performance.now();
      answer(index, {query, page: 0});
      return performance.now() - since;
    })
    .sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
  console.log(
    `${pages} pages: opened in ${(opened / 1000).toFixed(1)} s; ` +
      `a key is answered in ${at(0.5)} (half of them), ${at(0.95)} (95 %)`,
  );
}
