/**
 * Builds the site: `npm run build`. Arguments go to the generator, such as `-- --out-dir ../build`. When it
 * fails, its message is printed as one line for each cause, and what `npm run check` finds; DEBUG=1 prints all.
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {runChecks} from '../src/checks/run-checks.ts';
import {readHistory} from '../src/config/history.ts';
import {report} from '../src/content/report.ts';
import {explainFailure} from './explain-failure.ts';
import {generator} from './run-step.ts';

if (readHistory() === 'shallow') {
  console.warn(
    '[WARNING] A shallow clone: pages show no dates. To show them: git fetch --unshallow',
  );
}

const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
const environment = {
  // The generator's loader compiles plugins and all that they import; Node loads packages as they are.
  JITI_NATIVE_MODULES: JSON.stringify(Object.keys({...dependencies, ...devDependencies})),
  // Pages that a thread renders at a time, 32 by default: what waits is copied by each garbage collection.
  DOCUSAURUS_SSR_CONCURRENCY: '4',
  // Small pictures of pages stay files: as text in the page they come before its words, and again in its script.
  WEBPACK_URL_LOADER_LIMIT: '0',
  ...process.env,
};
// Room for new objects: most are of one page, and gone before it is full. Each thread has it: with twice as much, the
// build takes a quarter of a gigabyte more, and as long.
const node = ['--max-semi-space-size=16'];
const child = spawn(process.execPath, [...node, generator, 'build', ...process.argv.slice(2)], {
  env: environment,
  stdio: ['inherit', 'inherit', process.env.DEBUG ? 'inherit' : 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill(signal));
}
let errors = '';
child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
  if (errors || chunk.includes('[ERROR]')) {
    errors += chunk;
  } else {
    process.stderr.write(chunk);
  }
});
const code = await new Promise<number>((resolve, reject) => {
  child.on('error', reject);
  child.on('close', (status) => resolve(status ?? 1));
});
if (code === 0) {
  process.stderr.write(errors);
} else if (errors) {
  const causes = explainFailure(errors);
  console.error(['', ...causes].join('\n'));
  const {findings} = await runChecks().then(report, () => ({findings: []}));
  if (findings.length > 0) {
    console.error(['', 'npm run check finds:', ...findings].join('\n'));
  }
  console.error('\nThe build failed. With DEBUG=1 it prints all that the generator says.');
}
process.exitCode = code;
