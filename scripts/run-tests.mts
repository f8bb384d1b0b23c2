/**
 * Everything that must hold, in order of cost: `npm test`. `--shard=1/2` runs only a half of the tests;
 * `npm run test:quick` runs what needs no build and no browser. A failed step does not hide the later
 * ones, unless they cannot run without it.
 */
import {mkdir, readFile, rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {configuredEnvironment, sites} from '../tests/support/sites.ts';
import {installBrowser, installNginx} from './install-programs.ts';
import {runStep} from './run-step.ts';

const results = {unit: '.cache/unit-tests.json', browser: '.cache/browser-tests.json'};
const {values} = parseArgs({options: {shard: {type: 'string'}, quick: {type: 'boolean'}}});
const shard = values.shard ? [`--shard=${values.shard}`] : [];
/** These start compilers, bundlers, browsers or whole commands, again and again; the others read a build. */
const slow = 'bad-input,check,follow-guides,frameworks,rename,samples,setups,studio-api';
const slowTests = [`tests/content/{${slow}}.test.ts`, 'tests/{hosts,search}/**'];
const unitTests = values.quick ? slowTests.map((files) => `--exclude=${files}`) : shard;
const failed: string[] = [];

async function step(...call: Parameters<typeof runStep>): Promise<boolean> {
  const ok = await runStep(...call);
  if (!ok) {
    failed.push(call[0]);
  }
  return ok;
}

const sideBySide = (
  title: string,
  command: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => step(title, command, args, {buffered: true, environment});

async function inTurn(...steps: readonly (() => Promise<boolean>)[]): Promise<void> {
  for (const run of steps) {
    await run();
  }
}

const build = async (): Promise<boolean> =>
  (await step('Build', 'node', [
    'scripts/run.mjs',
    'scripts/build-site.mts',
    '--out-dir',
    sites.bare.folder,
  ])) &&
  (await step(
    'Build with every service configured',
    'node',
    ['scripts/run.mjs', 'scripts/build-site.mts', '--out-dir', sites.configured.folder],
    // Minified pages cannot be checked: closing tags are left out.
    {
      environment: {
        ...configuredEnvironment,
        SKIP_HTML_MINIFICATION: 'true',
        ON_BROKEN_ANCHORS: 'throw',
      },
    },
  ));

async function buildBelowBaseUrl(): Promise<void> {
  const below = sites.belowBaseUrl;
  await step(
    'Build of a few pages below a base URL, as from a clean clone',
    'docusaurus',
    ['build', '--config', below.config, '--out-dir', below.folder],
    {environment: below.environment},
  );
}

const testUnits = () =>
  step('Unit and content tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results.unit}`,
    ...unitTests,
  ]);

async function testBuilt(): Promise<void> {
  await Promise.all([
    sideBySide('Built pages', 'node', [
      'scripts/run.mjs',
      'scripts/check-site.mts',
      sites.bare.folder,
    ]),
    sideBySide('Built pages with every service configured, and their HTML', 'node', [
      'scripts/run.mjs',
      'scripts/check-site.mts',
      '--html',
      sites.configured.folder,
    ]),
  ]);
  // After the build: some tests read built scripts while they are listed.
  await step('Table of the specification is fresh', 'node', [
    'scripts/run.mjs',
    'scripts/write-spec-table.mts',
    '--check',
  ]);
  // A second try tells a busy machine from a fault; a test that needed it is listed as flaky.
  const options = ['--retries=1', '--reporter=list,json', ...shard];
  await step('Browser tests', 'playwright', ['test', ...options], {
    environment: {PLAYWRIGHT_JSON_OUTPUT_FILE: results.browser},
  });
}

async function counts(): Promise<{passed: number; failed: number; skipped: number}> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const unit = await read(results.unit);
  const {stats = {}} = await read(results.browser);
  return {
    passed: (unit.numPassedTests ?? 0) + (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0) + failed.length,
    skipped: (unit.numPendingTests ?? 0) + (stats.skipped ?? 0),
  };
}

await Promise.all(Object.values(results).map((file) => rm(file, {force: true})));
await mkdir('.cache', {recursive: true});

if (!(await installBrowser())) {
  console.error('No browser to test with. Install Chromium, or set PLAYWRIGHT_CHROMIUM to one.');
  process.exit(1);
}
installNginx();
// On two cores: what runs on one of them, alongside the content check, the longest of these.
await Promise.all([
  sideBySide('Content', 'node', ['scripts/run.mjs', 'scripts/check-content.mts'], {CI: 'true'}),
  inTurn(
    () => sideBySide('Types', 'tsc', ['-p', '.']),
    () => sideBySide('Lint', 'oxlint', ['--deny-warnings']),
    () => sideBySide('Format', 'prettier', ['--check', '--log-level=warn', '.']),
    () =>
      sideBySide('Facts of the packages are fresh', 'node', [
        'scripts/run.mjs',
        'api/write-facts.mts',
        '--check',
      ]),
    () =>
      sideBySide('Rendered media are fresh', 'node', [
        'scripts/run.mjs',
        'scripts/render-media.ts',
        '--check',
      ]),
  ),
]);

if (values.quick) {
  await testUnits();
} else {
  const built = await build();
  await buildBelowBaseUrl();
  await testUnits();
  if (built) {
    await testBuilt();
  }
}

const total = await counts();
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);
