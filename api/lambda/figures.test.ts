import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {estimatePrice, type AwsRegion} from '@remotion/lambda/client';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';

/** Figures and permissions that Lambda's guides state, against the packages. */

type BestFrames = {bestFramesPerFunctionParam: (frames: number) => number};

const {bestFramesPerFunctionParam} = createRequire(import.meta.url)(
  '../node_modules/@remotion/serverless/dist/best-frames-per-function-param.js',
) as BestFrames;

function readPage(name: string): string {
  return readFileSync(`docs/lambda/${name}.mdx`, 'utf8');
}

/** The cells that the pattern captures, of each line of a page that it matches. */
function rows(name: string, pattern: RegExp): string[][] {
  const found = [...readPage(name).matchAll(pattern)].map(([, ...cells]) => cells);
  expect(found.length).toBeGreaterThan(1);
  return found;
}

const small = {
  region: 'us-east-1',
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  lambdasInvoked: 0,
  durationInMilliseconds: 1_000_000,
} as const;

const toNumber = (text = '') => Number(text.replaceAll(',', ''));

test('the frames in a chunk are those that the package chooses', () => {
  const table = rows('concurrency', /^\|[^|]+\| ([\d,]+) \| (\d+) \| (\d+) \| (\d+) \|$/gm);
  for (const row of table) {
    const [frames = 0, inChunk = 0, chunks = 0, functions] = row.map(toNumber);
    expect(inChunk).toBe(bestFramesPerFunctionParam(frames));
    expect(chunks).toBe(Math.ceil(frames / inChunk));
    expect(functions).toBe(chunks + 1);
  }
});

test.each([
  ['disk-size', 'diskSizeInMb'],
  ['optimizing-cost', 'memorySizeInMb'],
] as const)('the prices of %s are those of estimatePrice()', (page, option) => {
  for (const [megabytes, price] of rows(page, /^\| ([\d,]+) MB \| \$([\d.]+) \|$/gm)) {
    expect(Number(price)).toBe(estimatePrice({...small, [option]: toNumber(megabytes)}));
  }
});

test('the worked example comes to the price of estimatePrice()', () => {
  const price = estimatePrice({...small, lambdasInvoked: 83, durationInMilliseconds: 430_000});
  expect(readPage('cost-example')).toContain(`console.log(dollars); // ${price}\n`);
  expect(readPage('cost-example')).toContain(`= **$${price}**.`);
});

test('regions cost what the table says', () => {
  const million = {
    ...small,
    memorySizeInMb: 1024,
    diskSizeInMb: 512,
    durationInMilliseconds: 1_000_000_000,
  };
  const table = rows('region-selection', /^\|[^`]*`([a-z\d-]+)` \| (0\.\d+) \|/gm);
  for (const [region, price] of table) {
    const dollars = estimatePrice({...million, region: region as AwsRegion});
    expect(dollars).toBeCloseTo(Number(price) * 1_000_000, 4);
  }
});

test('each permission of the policies is explained, and no other', () => {
  const [user = '', role = ''] = readPage('permissions').split(/^## The role$/m);
  const [tableOfRole = ''] = role.split(/^## /m);
  for (const [section, policy] of [
    [user, getUserPolicy()],
    [tableOfRole, getRolePolicy()],
  ] as const) {
    const {Statement} = JSON.parse(policy) as {Statement: {Action: string[]}[]};
    const cells = [...section.matchAll(/^\| (`\w+:\w+`[^|]*)\|/gm)].map(([, cell]) => cell);
    const named = cells.join().match(/\w+:\w+/g);
    expect(named?.toSorted()).toEqual(Statement.flatMap(({Action}) => Action).toSorted());
  }
});

test('the statement that the incident of 2023 shows is the one of the policy', () => {
  const [, json = ''] = /title="user-policy\.json"\n(.*?)```/s.exec(readPage('feb-2023-incident'))!;
  const {Statement} = JSON.parse(getUserPolicy()) as {Statement: {Sid: string}[]};
  const shown = JSON.parse(json) as {Sid: string};
  expect(shown).toEqual(Statement.find(({Sid}) => Sid === shown.Sid));
});
