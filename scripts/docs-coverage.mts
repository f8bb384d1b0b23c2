/**
 * How much of the packages the docs cover: `npm run docs:coverage`.
 *
 *   --json         everything as JSON, with the names of what is missing
 *   --check        fail when coverage is lower than in src/config/coverage.json
 *   --write        keep the present figures there; lower ones only with --allow-fall
 */
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {readPagesCached} from '../src/checks/cache/read-pages-cached.ts';
import type {Coverage} from '../src/plugins/reference/coverage.ts';
import {readCoverage, recordFile} from '../src/plugins/reference/read-coverage.ts';

const {values: wanted} = parseArgs({
  options: {
    json: {type: 'boolean'},
    check: {type: 'boolean'},
    write: {type: 'boolean'},
    'allow-fall': {type: 'boolean'},
  },
});

const {pages, findings} = readPagesCached();
const {coverage, now, falls, ...found} = await readCoverage(pages);

if (wanted.json) {
  console.log(JSON.stringify(coverage, null, 2));
} else {
  printTable(coverage);
}

const problems = [
  ...findings.map(({file}) => `${file}: cannot be read, so what it documents is not counted.`),
  ...found.problems,
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
