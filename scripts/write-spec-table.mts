/**
 * Writes tests/spec/README.md: each line of the specification that a test in
 * that folder proves, with the test. `--check` only compares, and fails when
 * the file is out of date.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {format} from 'prettier';

type Suite = {file: string; specs: {title: string; line: number; file: string}[]; suites?: Suite[]};

const {values} = parseArgs({options: {check: {type: 'boolean'}}});
const target = 'tests/spec/README.md';

const specsIn = ({specs, suites = []}: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const listing = execFileSync('playwright', ['test', '--list', '--reporter=json', 'tests/spec'], {
  encoding: 'utf8',
  env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: ''},
  maxBuffer: 64 * 1024 * 1024,
});
const {suites} = JSON.parse(listing.slice(listing.indexOf('{'))) as {suites: Suite[]};
const rows = suites
  .flatMap(specsIn)
  .map(({title, file}) => {
    const [, section = '', words = ''] = /^§(\d+)\s+(.*)$/s.exec(title) ?? [];
    if (!section) {
      throw new Error(
        `tests/${file}: "${title}" does not begin with the section it proves (§2 ...).`,
      );
    }
    return {section: Number(section), words, file: file.replace(/^spec\//, '')};
  })
  .sort((a, b) => a.section - b.section);

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const markdown = await format(
  [
    '# Specification and tests',
    '',
    'Written by `npm run spec:table` from the titles of the tests. Do not edit it by hand.',
    '',
    `${rows.length} tests.`,
    '',
    '| § | Line | Test |',
    '| --- | --- | --- |',
    ...rows.map(
      ({section, words, file}) => `| ${section} | ${cell(words)} | [${file}](./${file}) |`,
    ),
    '',
  ].join('\n'),
  {parser: 'markdown'},
);

if (!values.check) {
  writeFileSync(target, markdown);
  console.log(`${target}: ${rows.length} tests`);
} else if (readFileSync(target, 'utf8') !== markdown) {
  console.error(`${target} is out of date. Hint: npm run spec:table`);
  process.exit(1);
} else {
  console.log(`${target} agrees with ${rows.length} tests.`);
}
