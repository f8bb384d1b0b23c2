import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {codeInLines, numbersInRow, readDoc} from '../support/page-tables.ts';

// Numbers and permissions that the pages about Lambda mix with words, against the packages. Tables that
// hold nothing else are written by api/tables.ts.
const require = createRequire(`${process.cwd()}/api/package.json`);
const constants = require('@remotion/lambda-client/constants');
const {AWS_REGIONS, DEFAULT_AWS_REGIONS} = require('@remotion/lambda-client/regions');
const serverless = require('@remotion/serverless-client');
const {estimatePrice} = require('@remotion/lambda/client');
const {getRolePolicy, getUserPolicy} = require('@remotion/lambda/policies');

const memory = [constants.MIN_MEMORY, constants.MAX_MEMORY, constants.DEFAULT_MEMORY_SIZE];
const disk = [
  constants.MIN_EPHEMERAL_STORAGE_IN_MB,
  constants.MAX_EPHEMERAL_STORAGE_IN_MB,
  constants.DEFAULT_EPHEMERAL_STORAGE_IN_MB,
];
const timeout = [constants.MIN_TIMEOUT, constants.MAX_TIMEOUT, constants.DEFAULT_TIMEOUT];

test.each([
  ['lambda/limits', 'Memory', memory],
  ['lambda/limits', '[Disk](./disk-size.mdx)', disk],
  ['lambda/limits', 'Timeout', timeout],
  ['lambda/limits', 'Chunks', [serverless.MAX_FUNCTIONS_PER_RENDER]],
  ['lambda/limits', '`framesPerLambda`', [serverless.MINIMUM_FRAMES_PER_FUNCTIONS]],
  ['lambda', 'Memory', memory],
  ['lambda', 'Disk', disk],
  ['lambda', 'Timeout', timeout],
])('%s: the row %s has the numbers of the package', (page, cell, numbers) => {
  expect(numbersInRow(page, cell)).toEqual(numbers);
});

test('the limits list the codecs and the times until deletion', () => {
  expect(codeInLines('lambda/limits', /^\| Codecs .*$/gm)).toEqual(serverless.serverlessCodecs);
  expect(codeInLines('lambda/limits', /^\| \[`deleteAfter`.*$/gm).slice(1)).toEqual(
    Object.keys(serverless.expiryDays),
  );
});

test('the regions to enable first are those of the package', () => {
  const toEnable = AWS_REGIONS.filter((name: string) => !DEFAULT_AWS_REGIONS.includes(name));
  const sentence = /^These seven .*?:.*$/gm;
  expect(codeInLines('lambda/region-selection', sentence)).toEqual(
    expect.arrayContaining(toEnable),
  );
  expect(toEnable).toHaveLength(7);
  expect(readDoc('lambda/region-selection')).toContain(
    `${DEFAULT_AWS_REGIONS.length} of the ${AWS_REGIONS.length} regions`,
  );
});

test('the worked example comes to what its own sample prints', () => {
  const page = readDoc('lambda/cost-example');
  const [, sample = '', printed] =
    /title="price\.ts"\n(?:.*?\n\n)(.*?)console\.log\(dollars\); \/\/ (\S+)/s.exec(page) ?? [];
  const dollars = new Function('estimatePrice', `${sample} return dollars;`)(estimatePrice);
  expect(dollars).toBe(Number(printed));
  expect(page).toContain(`= **$${dollars}**.`);
  expect(numbersInRow('lambda/cost-example', '1,000')).toEqual([dollars * 1000]);
  // How Remotion divides the frames of the example.
  const {bestFramesPerFunctionParam} = require(
    `${process.cwd()}/api/node_modules/@remotion/serverless/dist/best-frames-per-function-param.js`,
  );
  const chunks = Math.ceil(1800 / bestFramesPerFunctionParam(1800));
  expect(numbersInRow('lambda/cost-example', 'Chunks')[0]).toBe(chunks);
  expect(sample).toContain(`const chunks = ${chunks};`);
});

test.each([
  ['user', getUserPolicy()],
  ['role', getRolePolicy()],
])('each permission of the %s is explained, and no other', (name, policy) => {
  const [, section = ''] = readDoc('lambda/permissions').split(new RegExp(`^## The ${name}$`, 'm'));
  const cells = section.split(/^## /m)[0]!.match(/^\| `\w+:\w+`[^|]*/gm);
  const {Statement} = JSON.parse(policy) as {Statement: {Action: string[]}[]};
  expect(
    cells
      ?.join()
      .match(/\w+:\w+/g)
      ?.toSorted(),
  ).toEqual(Statement.flatMap(({Action}) => Action).toSorted());
});

test('the statement that the incident of 2023 shows is the one of the policy', () => {
  const page = readDoc('lambda/feb-2023-incident');
  const [, json = ''] = /title="user-policy\.json"\n(.*?)```/s.exec(page)!;
  const {Statement} = JSON.parse(getUserPolicy()) as {Statement: {Sid: string}[]};
  const shown = JSON.parse(json) as {Sid: string};
  expect(shown).toEqual(Statement.find(({Sid}) => Sid === shown.Sid));
});
