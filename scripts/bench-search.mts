/**
 * How good, fast and small the search is: `npm run bench:search [folder of a build]`.
 * Prints shares of right answers, times from key press to answer and to painted results, bytes, and the
 * time to build the index.
 */
import {chromium, type Browser} from '@playwright/test';
import {readdirSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {queryLimit} from '../src/search/client.ts';
import {buildIndex} from '../src/search/engine/build-index.ts';
import {firstFile} from '../src/search/engine/index-files.ts';
import {siteRecords} from '../src/plugins/search-index/site-records.ts';
import type {SearchRecord} from '../src/search/record.ts';
import {openBuild} from '../tests/search/built-index.ts';
import {describeMiss, judge, readQueries, shareWithin} from '../tests/search/queries.ts';
import {generateRecords} from './bench/search/generate-records.ts';
import {measureBytes} from './bench/search/measure-bytes.ts';
import {measureKeys, type Thread} from './bench/search/measure-keys.ts';
import {measurePaint} from './bench/search/measure-paint.ts';
import {measurePlainList} from './bench/search/measure-plain-list.ts';
import {percentile} from './bench/search/percentile.ts';
import {preparePage} from './bench/search/prepare-page.ts';
import {serveBuild, type Served} from './bench/search/serve-build.ts';
import {browserPath} from './find-browser.ts';
import {listPages} from './search/list-pages.ts';

const folder = process.argv[2] ?? 'build';
/** Pages of the two sites, with the milliseconds that a key press may take there. */
const sizes = [
  {pages: 700, limit: 50},
  {pages: 5000, limit: 120},
];
const slowdown = 4;
/** Every so many-th query of the list is typed, letter by letter. */
const typedEvery = 4;
/** The same where the results are painted, too. */
const paintedEvery = 24;
const byteLimit = 150_000;
const buildLimit = 10;

const verdict = (kept: boolean) => (kept ? 'kept' : 'NOT KEPT');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const bytesOf = ({content}: Served) => brotliCompressSync(content).length;
const sum = (files: readonly Served[]) => files.reduce((total, file) => total + bytesOf(file), 0);

async function printQuality(): Promise<void> {
  const {engine, index} = await openBuild(folder);
  const judged = judge(engine, readQueries());
  const [first, five] = [shareWithin(judged, 1), shareWithin(judged, 5)];
  console.log(`Quality: ${judged.length} queries, ${index.pages.length} pages`);
  console.log(`  first hit right  ${percent(first)}, limit 90 %: ${verdict(first >= 0.9)}`);
  console.log(`  in the top five  ${percent(five)}, limit 99 %: ${verdict(five >= 0.99)}`);
  judged
    .filter(({place}) => place !== 1)
    .forEach((miss) => console.log(`    ${describeMiss(miss)}`));
}

/** Seconds of the processor that a piece of work takes: others may use the machine meanwhile. */
async function secondsOf<Result>(work: () => Result | Promise<Result>) {
  const before = process.cpuUsage();
  const result = await work();
  const {user, system} = process.cpuUsage(before);
  return {result, seconds: (user + system) / 1e6};
}

/** Seconds to read the records of as many pages as a site of the first size has. */
async function readSeconds(files: readonly string[]): Promise<number> {
  const count = sizes[0]!.pages;
  const repeated = Array.from({length: count}, (_, index) => files[index % files.length]!);
  return (await secondsOf(() => siteRecords(folder, repeated))).seconds;
}

function printFiles(title: string, files: readonly Served[]): void {
  console.log(`  ${title}  ${kilobytes(sum(files))} in ${files.length} files (brotli)`);
  files.forEach((file) => console.log(`    ${kilobytes(bytesOf(file)).padStart(9)}  ${file.path}`));
}

/** Every so many-th query, as much of it as the field takes. */
const typedQueries = (every: number): string[] =>
  readQueries()
    .filter((_, index) => index % every === 0)
    .map(({query}) => query.slice(0, queryLimit));

async function printKeys(browser: Browser, url: string): Promise<void> {
  const script = readdirSync(`${folder}/assets/js`).find((name) => name.includes('search_worker'));
  const queries = typedQueries(typedEvery);
  const job = {script: `/assets/js/${script}`, folder: `${url}/search/`, queries};
  const measure = async (thread: Thread, rate: number) => {
    const page = await browser.newPage();
    await preparePage(page);
    // A document of the site without scripts of its own.
    await page.goto(`${url}/search/${firstFile}`);
    const times = await measureKeys(page, {...job, thread, slowdown: rate});
    await page.close();
    return times;
  };
  const fast = await measure('page', 1);
  for (const [name, thread, rate] of [
    ['in the worker, CPU as it is', 'worker', 1],
    [`in the worker, slowed ${slowdown}x by the browser`, 'worker', slowdown],
    [`the worker's script in the page, slowed ${slowdown}x`, 'page', slowdown],
  ] as const) {
    const {answers, first, work} = await measure(thread, rate);
    const p95 = percentile(answers, 0.95);
    const factor = (work / fast.work).toFixed(1);
    console.log(
      `  ${name}: p50 ${milliseconds(percentile(answers, 0.5))}, p95 ${milliseconds(p95)}, ` +
        `max ${milliseconds(Math.max(...answers))} of ${answers.length} keys ` +
        `(thread ran ${factor}x slower; first answer with loading ${milliseconds(first)})`,
    );
  }
}

async function printPaint(browser: Browser, url: string, limit: number): Promise<void> {
  const queries = typedQueries(paintedEvery);
  const page = await browser.newPage();
  await preparePage(page);
  const times = await measurePaint(page, `${url}/docs/`, queries, slowdown);
  await page.keyboard.press('Escape');
  const plain = await measurePlainList(page, queries.join(' ').slice(0, 60), slowdown);
  await page.close();
  const p95 = percentile(times, 0.95);
  const least = percentile(plain, 0.95);
  console.log(
    `  key press to painted results, slowed ${slowdown}x: p50 ${milliseconds(percentile(times, 0.5))}, ` +
      `p95 ${milliseconds(p95)}, max ${milliseconds(Math.max(...times))} of ${times.length} keys, ` +
      `limit ${limit} ms: ${verdict(p95 < limit)}`,
  );
  console.log(
    `    ${(p95 / least).toFixed(1)} times what as many lines take without a library: ` +
      `p50 ${milliseconds(percentile(plain, 0.5))}, p95 ${milliseconds(least)} of ${plain.length} keys`,
  );
}

async function printSite(
  browser: Browser,
  records: SearchRecord[],
  index: number,
  reading: number,
) {
  const {pages, limit} = sizes[index]!;
  const generated = generateRecords(records, pages);
  const {result: search, seconds: building} = await secondsOf(() => buildIndex(generated));
  console.log(`\nA site of ${pages} pages, ${generated.length} records`);
  console.log(`  index built in ${building.toFixed(1)} s of processor time from the records`);
  const server = await serveBuild(folder, search);
  try {
    if (index === 0) {
      const total = reading + building;
      console.log(
        `  with ${reading.toFixed(1)} s to read the pages: ${total.toFixed(1)} s, ` +
          `limit ${buildLimit} s: ${verdict(total < buildLimit)}`,
      );
      const page = await browser.newPage();
      const {first, rest} = await measureBytes(page, server);
      await page.close();
      printFiles('from opening to the first result', first);
      console.log(`    limit ${kilobytes(byteLimit)}: ${verdict(sum(first) < byteLimit)}`);
      printFiles('afterwards', rest);
    }
    await printKeys(browser, server.url);
    await printPaint(browser, server.url, limit);
  } finally {
    await server.close();
  }
}

await printQuality();
const files = await listPages(folder);
const records = await siteRecords(folder, files);
const reading = await readSeconds(files);
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
try {
  for (const index of sizes.keys()) {
    await printSite(browser, records, index, reading);
  }
} finally {
  await browser.close();
}
