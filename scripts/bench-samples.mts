/**
 * What checking samples costs at 1,500 fences, made from those of the site: `npm run bench:samples`.
 * Prints CPU seconds and the memory of the largest process, with nothing kept and with nothing changed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPagesCached} from '../src/checks/cache/read-pages-cached.ts';
import type {Page} from '../src/checks/page.ts';
import {collectFences, type Fence} from '../src/checks/samples/fence.ts';
import {checkSamples} from '../src/checks/samples/index.ts';
import {isCompiled} from '../src/plugins/highlight/languages.ts';

const wanted = 1500;
const runs = 3;
const stopwatch = '/usr/bin/time';

type Cost = {cpu: number; megabytes: number};

/** A page with nothing but the samples of another one, each a bit different in each copy. */
function copyOf(page: Page, copy: number): {text: string; count: number} {
  const fences = collectFences(page).filter(({meta}) => !meta.historical);
  const texts = fences.map((fence) => fenceText(fence, copy));
  const count = fences.filter(({language}) => isCompiled(language)).length;
  return {text: ['---\ntitle: Copy\n---', ...texts].join('\n\n'), count};
}

function fenceText({index, language, meta: {title, error}, code}: Fence, copy: number): string {
  const name = `variant${copy}of${index}`;
  const meta = [title && ` title="${title}"`, error && ` error="${error}"`].join('');
  const variant =
    isCompiled(language) && !title?.endsWith('.d.ts')
      ? `\nexport const ${name} = {copy: ${copy}, index: ${index}, name: '${name}'};`
      : '';
  return `~~~~~${language}${meta}\n${code}${variant}\n~~~~~`;
}

/** Writes pages until they have as many samples as wanted. */
function writePages(root: string): number {
  const {pages} = readPagesCached();
  let count = 0;
  for (let copy = 0; count < wanted; copy++) {
    for (const page of pages) {
      const {text, count: added} = copyOf(page, copy);
      if (added > 0 && count < wanted) {
        const file = path.join(root, `docs/copy-${copy}`, page.file);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
        count += added;
      }
    }
    if (count === 0) {
      throw new Error('No page has a sample to copy.');
    }
  }
  ['blog', 'learn', 'success-stories'].forEach((folder) => mkdirSync(path.join(root, folder)));
  return count;
}

/** One check of the pages of a folder, in a process of its own. */
function measure(root: string): Cost {
  const {status, stdout, stderr} = spawnSync(
    stopwatch,
    ['-f', '%U %S %M', process.execPath, '--import', 'tsx', import.meta.filename, root],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`The check failed.\n${stdout}${stderr}`);
  }
  const [user = 0, system = 0, kilobytes = 0] = stderr
    .trim()
    .split('\n')
    .at(-1)!
    .split(' ')
    .map(Number);
  return {cpu: user + system, megabytes: kilobytes / 1000};
}

const told = (values: readonly number[], digits: number) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${mean.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
};

function report(what: string, costs: readonly Cost[]): void {
  const cpu = told(
    costs.map((cost) => cost.cpu),
    2,
  );
  const memory = told(
    costs.map(({megabytes}) => megabytes),
    0,
  );
  console.log(`${what.padEnd(16)} ${cpu} s of CPU, ${memory} MB`);
}

function bench(): void {
  if (!existsSync(stopwatch)) {
    throw new Error(`${stopwatch} measures the processes, and is not installed.`);
  }
  const root = mkdtempSync(path.join(tmpdir(), 'bench-samples-'));
  try {
    console.log(`${writePages(root)} samples, ${runs} runs: mean (lowest to highest)`);
    const cold: Cost[] = [];
    const warm: Cost[] = [];
    for (let run = 0; run < runs; run++) {
      rmSync(path.join(root, '.cache'), {recursive: true, force: true});
      cold.push(measure(root));
      warm.push(measure(root));
    }
    report('nothing kept', cold);
    report('nothing changed', warm);
  } finally {
    rmSync(root, {recursive: true});
  }
}

async function checkOnce(root: string): Promise<void> {
  const {pages} = readPagesCached(root);
  const {inspected, findings} = await checkSamples(pages, {
    kept: path.join(root, '.cache/samples.json'),
  });
  if (inspected < wanted || findings.length > 0) {
    throw new Error(`${findings.length} findings in ${inspected} samples: nothing to measure.`);
  }
}

const [root] = process.argv.slice(2);
await (root ? checkOnce(root) : bench());
