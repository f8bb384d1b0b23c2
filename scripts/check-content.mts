/**
 * Checks words, code and records without a build: `npm run check`.
 * Usage: npm run check -- [--fix] [--brief] [file or folder ...]
 * What is still to be written, a TODO or a gap of npm run new, is a hint, and with CI=true an error.
 * --fix applies what a machine can fix, --brief leaves out checks that found nothing; files and
 * folders restrict what is reported.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyFixes, type CheckResult} from '../src/content/finding.ts';
import {nearestWord} from '../src/data/schemas/nearest-word.ts';
import {annotations, isIn, report} from '../src/content/report.ts';
import {listChecked, runChecks} from '../src/checks/run-checks.ts';

/** Fixes may uncover others, such as a word inside a longer one. */
const maxRounds = 5;

/** Stops with one line, which says what is wrong with the command. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments(): {fix: boolean; brief: boolean; only: string[]} {
  try {
    const {values, positionals} = parseArgs({
      options: {
        fix: {type: 'boolean', default: false},
        brief: {type: 'boolean', default: false},
      },
      allowPositionals: true,
    });
    const only = positionals.map((argument) =>
      path.relative('.', path.resolve(argument)).replaceAll(path.sep, '/'),
    );
    // The folder of the project is everything.
    return {...values, only: only.includes('') ? [] : only};
  } catch (error) {
    return refuse(`${(error as Error).message}\nUsage: npm run check -- [--fix] [file ...]`);
  }
}

/** The files that are looked at: a path in which there is none would pass without a look. */
async function filesIn(only: readonly string[]): Promise<string[]> {
  const files = await listChecked();
  for (const name of only) {
    if (!files.some((file) => isIn([name])({file}))) {
      const folders = new Set(files.map((file) => path.posix.dirname(file)));
      const near = nearestWord(name, [...files, ...folders]);
      refuse(
        existsSync(name)
          ? `${name}: npm run check reads nothing there. It reads pages, records, pictures and their settings.`
          : `${name}: There is no such file or folder.${near ? ` Did you mean ${near}?` : ''}`,
      );
    }
  }
  return files.filter((file) => isIn(only)({file}));
}

/** Applies the fixes of findings. @returns how many */
function applyAll(results: readonly CheckResult[], only: readonly string[]): number {
  const fixable = results
    .flatMap(({findings}) => findings)
    .filter((finding) => finding.fix && isIn(only)(finding));
  const files = new Set(fixable.map(({file}) => file));
  let count = 0;
  for (const file of files) {
    const fixes = fixable.filter((finding) => finding.file === file).map(({fix}) => fix!);
    const {text, applied} = applyFixes(readFileSync(file, 'utf8'), fixes);
    writeFileSync(file, text);
    console.log(`${file}: fixed ${applied}`);
    count += applied;
  }
  return count;
}

async function runWithFixes(only: readonly string[]): Promise<CheckResult[]> {
  let results = await runChecks(only);
  for (let round = 0; round < maxRounds && applyAll(results, only) > 0; round++) {
    results = await runChecks(only);
  }
  return results;
}

const started = performance.now();
const {fix, brief, only} = readArguments();
const files = await filesIn(only);
const results = fix ? await runWithFixes(only) : await runChecks(only);
const {findings, summary, ok, hints} = report(results, only, !process.env.CI);
for (const line of brief ? findings : [...findings, '', ...summary, '']) {
  console.log(line);
}
if (process.env.GITHUB_ACTIONS) {
  console.log(annotations(results).join('\n'));
}
const seconds = `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
const count = files.length === 1 ? '1 file' : `${files.length} files`;
const passed =
  hints > 0
    ? `${hints} left to write in ${count} ${seconds}. In continuous integration that fails.`
    : `Nothing found in ${count} ${seconds}. npm test also checks the site's own code and the built pages.`;
console.log(ok ? passed : `Failed ${seconds}`);
// Not process.exit(): it would cut off what a pipe has not taken yet.
process.exitCode = ok ? 0 : 1;
