/**
 * Reads what the documented packages export and contain, and writes it to `api/facts/` and to tables of
 * the docs: `npm run api:facts`. With `--check`, nothing is written: what differs is shown, and fails.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {documentedPackages} from '../src/config/packages.ts';
import {extract} from './extract/extract.ts';
import {printFacts} from './extract/print-facts.ts';
import {printFamilies} from './google-fonts.ts';
import {printTables} from './tables.ts';

const {values} = parseArgs({options: {check: {type: 'boolean'}}});
const folder = 'api/facts';
/** Written by other means. */
const others = ['since.json'];

const files = new Map([
  ...printFacts(extract('api', documentedPackages), folder),
  ...printTables(),
  ...printFamilies(),
]);
const present = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !others.includes(name))
  .map((name) => path.join(folder, name));
const leftOver = present.filter((file) => !files.has(file));
const stale = [...files].filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);

if (values.check) {
  const fresh = '.cache/facts';
  rmSync(fresh, {recursive: true, force: true});
  for (const [file, text] of stale) {
    const copy = path.join(fresh, file);
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, text);
    spawnSync('git', ['--no-pager', 'diff', '--no-index', '-U1', file, copy], {stdio: 'inherit'});
  }
  leftOver.forEach((file) => console.error(`${file} is of no documented package.`));
  console.log(`${files.size} files of facts compared, ${stale.length + leftOver.length} findings.`);
  if (stale.length + leftOver.length > 0) {
    console.error('Run `npm run api:facts` and commit what it writes.');
    process.exitCode = 1;
  }
} else {
  stale.forEach(([file, text]) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  });
  leftOver.forEach((file) => rmSync(file));
  console.log(`${stale.length} of ${files.size} files of facts written.`);
}
