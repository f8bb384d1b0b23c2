/**
 * How much of the packages the docs cover: `npm run docs:coverage`.
 *
 *   --json         everything as JSON, with the names of what is missing
 *   --check        fail when coverage is lower than in src/config/coverage.json
 *   --write        keep the present figures there; lower ones only with --allow-fall
 */
import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {readPagesCached} from '../src/checks/cache/read-pages-cached.ts';
import {coverageExceptions} from '../src/config/coverage-exceptions.ts';
import {bindPages} from '../src/plugins/reference/check-pages.ts';
import {
  coverageOf,
  findFalls,
  findProblems,
  recordOf,
  type Coverage,
  type CoverageRecord,
} from '../src/plugins/reference/coverage.ts';
import {loadAllFacts} from '../src/plugins/reference/load-facts.ts';
import {pinnedFacts} from '../src/plugins/reference/pinned-facts.ts';

const recordFile = 'src/config/coverage.json';

const {values: wanted} = parseArgs({
  options: {
    json: {type: 'boolean'},
    check: {type: 'boolean'},
    write: {type: 'boolean'},
    'allow-fall': {type: 'boolean'},
  },
});

const {pages, findings} = readPagesCached();
const bound = await bindPages(pages, pinnedFacts);
const coverage = coverageOf(await loadAllFacts(), pages, bound, coverageExceptions);
const now = recordOf(coverage);
const record = JSON.parse(await readFile(recordFile, 'utf8')) as CoverageRecord;
const falls = findFalls(record, now);

if (wanted.json) {
  console.log(JSON.stringify(coverage, null, 2));
} else {
  printTable(coverage);
}

const problems = [
  ...findings.map(({file}) => `${file}: cannot be read, so what it documents is not counted.`),
  ...findProblems(coverage, coverageExceptions),
  ...(wanted.write && wanted['allow-fall'] ? [] : falls),
];
if (wanted.write && (falls.length === 0 || wanted['allow-fall'])) {
  const config = await resolveConfig(recordFile);
  await writeFile(recordFile, await format(JSON.stringify(now), {...config, filepath: recordFile}));
}
if (wanted.check || wanted.write) {
  problems.forEach((problem) => console.error(problem));
  if (falls.length > 0 && !wanted['allow-fall']) {
    console.error(
      'Restore the pages, or keep lower figures: docs:coverage -- --write --allow-fall',
    );
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function printTable({packages}: Coverage): void {
  console.table(
    Object.fromEntries(
      packages.map(({package: name, documented, exports, options, undocumentedOptions}) => [
        name,
        {
          'exports with a page': `${documented} of ${exports}`,
          options,
          'options missing': undocumentedOptions.length,
        },
      ]),
    ),
  );
  const sum = (count: (one: Coverage['packages'][number]) => number) =>
    packages.reduce((total, one) => total + count(one), 0);
  console.log(
    `${sum(({documented}) => documented)} of ${sum(({exports}) => exports)} exports in ` +
      `${packages.length} packages have a page; these list ${sum(({options}) => options)} options, arguments, fields and members.`,
  );
}
