import {expect, test} from 'vitest';
import {readSources} from '../content/records/read-catalog.ts';
import {formatFinding} from '../content/finding.ts';
import {checkRecords} from './records.ts';

test('the records of the site are in order, and counted', async () => {
  const {findings, inspected} = checkRecords(await readSources('.'));
  expect(findings).toEqual([]);
  expect(inspected).toBeGreaterThan(50);
});

test('a wrong record is a finding with its line', async () => {
  const sources = await readSources('.');
  const file = 'src/data/experts/jane-doe.yaml';
  const text = 'name: Jane Doe\nsince: 2024-02-30\n';
  const {findings} = checkRecords({...sources, experts: [{file, text}]});
  expect(findings.map(formatFinding)).toContain(
    `${file}:2:1 record since must be a date. Write year, month and day as in 2024-03-17, without quotes.`,
  );
});
