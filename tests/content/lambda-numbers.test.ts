import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {codeInLines, numbersInRow, readDoc} from '../support/page-tables.ts';

// Tables of numbers on the pages about Lambda, against what the package has and calculates.
const require = createRequire(`${process.cwd()}/api/package.json`);
const constants = require('@remotion/lambda-client/constants');
const {AWS_REGIONS, DEFAULT_AWS_REGIONS} = require('@remotion/lambda-client/regions');
const serverless = require('@remotion/serverless-client');
const {estimatePrice} = require('@remotion/lambda/client');

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

test('the regions of the overview, and those to enable first, are those of the package', () => {
  const areas = /^\| (?:Americas|Europe|Asia Pacific|Africa and Middle East) \|.*$/gm;
  expect(codeInLines('lambda', areas).toSorted()).toEqual(AWS_REGIONS.toSorted());
  const toEnable = AWS_REGIONS.filter((name: string) => !DEFAULT_AWS_REGIONS.includes(name));
  expect(codeInLines('lambda/region-selection', /^These seven .*?:.*$/gm)).toEqual(
    expect.arrayContaining(toEnable),
  );
  expect(toEnable).toHaveLength(7);
  expect(readDoc('lambda/region-selection')).toContain(
    `${DEFAULT_AWS_REGIONS.length} of the ${AWS_REGIONS.length} regions`,
  );
});

/** Dollars for a gigabyte of memory and a second, from a run so long that rounding hides none of it. */
const pricePerSecond = (region: string) =>
  estimatePrice({
    region,
    memorySizeInMb: 1024,
    diskSizeInMb: 512,
    lambdasInvoked: 0,
    durationInMilliseconds: 1e9,
  }) / 1e6;

test('each region has the price that the table says', () => {
  const rows = [...readDoc('lambda/region-selection').matchAll(/^\| (.*`.*) \| (0\.0000\d+) \|/gm)];
  const own = new Map(rows.map(([, cell, price]) => [/`([^`]+)`/.exec(cell!)![1]!, Number(price)]));
  const common = own.get('us-east-1')!;
  expect(own.size).toBe(7);
  for (const region of AWS_REGIONS) {
    expect(pricePerSecond(region), region).toBeCloseTo(own.get(region) ?? common, 12);
  }
  const same = AWS_REGIONS.filter((name: string) => !own.has(name) || name === 'us-east-1');
  expect(rows.some(([, cell]) => cell!.startsWith(`${same.length} regions`))).toBe(true);
});

test.each([512, 2048, 10_240])(
  'the price of a disk of %d MB is what estimatePrice() says',
  (size) => {
    const price = estimatePrice({
      region: 'us-east-1',
      memorySizeInMb: 2048,
      diskSizeInMb: size,
      lambdasInvoked: 0,
      durationInMilliseconds: 1_000_000,
    });
    expect(numbersInRow('lambda/disk-size', `${size.toLocaleString('en-US')} MB`)).toEqual([price]);
  },
);

test('the worked example comes to what its own sample prints', () => {
  const page = readDoc('lambda/cost-example');
  const [, sample = '', printed] =
    /title="price\.ts"\n(?:.*?\n\n)(.*?)console\.log\(dollars\); \/\/ (\S+)/s.exec(page) ?? [];
  const dollars = new Function('estimatePrice', `${sample} return dollars;`)(estimatePrice);
  expect(dollars).toBe(Number(printed));
  expect(numbersInRow('lambda/cost-example', '1,000')).toEqual([dollars * 1000]);
  // How Remotion divides the frames of the example.
  const {bestFramesPerFunctionParam} = require(
    `${process.cwd()}/api/node_modules/@remotion/serverless/dist/best-frames-per-function-param.js`,
  );
  const chunks = Math.ceil(1800 / bestFramesPerFunctionParam(1800));
  expect(numbersInRow('lambda/cost-example', 'Chunks')[0]).toBe(chunks);
  expect(sample).toContain(`const chunks = ${chunks};`);
});
