import {createRequire} from 'node:module';

/** Tables in the docs whose cells the packages for rendering in the cloud contain or calculate. */

const fromApi = createRequire(`${process.cwd()}/api/package.json`);
const {AWS_REGIONS, DEFAULT_AWS_REGIONS} = fromApi('@remotion/lambda-client/regions') as {
  AWS_REGIONS: string[];
  DEFAULT_AWS_REGIONS: string[];
};
const {GCP_REGIONS} = fromApi('@remotion/cloudrun/regions') as {GCP_REGIONS: string[]};
const {estimatePrice} = fromApi('@remotion/lambda/client') as {
  estimatePrice: (settings: typeof example) => number;
};
// No entry of the package leads to it.
const {bestFramesPerFunctionParam} = fromApi(
  `${process.cwd()}/api/node_modules/@remotion/serverless/dist/best-frames-per-function-param.js`,
) as {bestFramesPerFunctionParam: (frames: number) => number};

const example = {
  region: 'us-east-1',
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  lambdasInvoked: 0,
  durationInMilliseconds: 1_000_000,
};

type Table = {head: string[]; rows: string[][]};

/** The tables as Markdown by the pages' partials that hold nothing else. */
export function printTables(): Map<string, string> {
  const tables: Record<string, Table> = {
    'docs/lambda/_partials/regions.mdx': lambdaRegions(),
    'docs/lambda/_partials/price-by-region.mdx': priceByRegion(),
    'docs/lambda/_partials/price-by-disk.mdx': priceBy('Disk', 'diskSizeInMb', [512, 2048, 10_240]),
    'docs/lambda/_partials/price-by-memory.mdx': priceBy(
      'Memory',
      'memorySizeInMb',
      [512, 1024, 2048, 3008, 4096],
    ),
    'docs/lambda/_partials/chunks.mdx': chunks(),
    'docs/cloudrun/_partials/regions.mdx': cloudRunRegions(),
  };
  return new Map(Object.entries(tables).map(([file, table]) => [file, note + print(table)]));
}

const note = '{/* Written by `npm run api:facts`. */}\n\n';

const print = ({head, rows}: Table): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const count = (number: number): string => number.toLocaleString('en-US');
const code = (name: string): string => `\`${name}\``;

/** The regions by the area that the beginning of their name stands for. */
function byArea(regions: string[], areas: Record<string, RegExp>): [string, string[]][] {
  const lost = regions.find((name) => !Object.values(areas).some((area) => area.test(name)));
  if (lost) {
    throw new Error(`api/tables.ts: the region ${lost} is in no area; add its prefix to one.`);
  }
  return Object.entries(areas).map(([area, prefix]) => [
    area,
    regions.filter((name) => prefix.test(name)),
  ]);
}

function lambdaRegions(): Table {
  const areas = byArea(AWS_REGIONS, {
    Americas: /^(?:us|ca|sa)-/,
    Europe: /^eu-/,
    'Asia Pacific': /^ap-/,
    'Africa and Middle East': /^(?:af|me)-/,
  });
  const isOn = (name: string) => DEFAULT_AWS_REGIONS.includes(name);
  return {
    head: ['Area', 'Enabled by default in AWS', 'Must first be enabled in the AWS account'],
    rows: areas.map(([area, names]) => [
      area,
      names.filter(isOn).map(code).join(', '),
      names
        .filter((name) => !isOn(name))
        .map(code)
        .join(', '),
    ]),
  };
}

function cloudRunRegions(): Table {
  const areas = byArea(GCP_REGIONS, {
    Americas: /^(?:us|northamerica|southamerica)-/,
    Europe: /^europe-/,
    Asia: /^asia-/,
    Australia: /^australia-/,
    'Middle East': /^me-/,
  });
  return {
    head: ['Area', 'Regions'],
    rows: areas.map(([area, names]) => [area, names.map(code).join(', ')]),
  };
}

/** Dollars for a gigabyte of memory and a second, from a run so long that rounding hides none of it. */
const pricePerSecond = (region: string): number =>
  estimatePrice({
    ...example,
    region,
    memorySizeInMb: 1024,
    diskSizeInMb: 512,
    durationInMilliseconds: 1e9,
  }) / 1e6;

function priceByRegion(): Table {
  const usual = pricePerSecond(example.region);
  const same = AWS_REGIONS.filter((name) => pricePerSecond(name) === usual);
  const others = AWS_REGIONS.filter((name) => !same.includes(name));
  const compare = (price: number) => {
    const percent = Math.round((price / usual - 1) * 100);
    return percent === 0 ? 'the same' : `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'}`;
  };
  const rows = [
    {name: `${same.length} regions, including ${code(example.region)}`, price: usual},
    ...others.map((name) => ({name: code(name), price: pricePerSecond(name)})),
  ];
  return {
    head: ['Region', 'Price', `Compared with ${code(example.region)}`],
    rows: rows
      .toSorted((a, b) => a.price - b.price)
      .map(({name, price}) => [name, price.toFixed(10), compare(price)]),
  };
}

const priceBy = (title: string, setting: keyof typeof example, megabytes: number[]): Table => ({
  head: [title, 'Price'],
  rows: megabytes.map((size) => [
    `${count(size)} MB`,
    `$${estimatePrice({...example, [setting]: size})}`,
  ]),
});

function chunks(): Table {
  const videos = {
    '3 seconds': 90,
    '10 seconds': 300,
    '30 seconds': 900,
    '1 minute': 1800,
    '2 minutes': 3600,
    '5 minutes': 9000,
    '10 minutes': 18_000,
    '30 minutes': 54_000,
  };
  return {
    head: ['Video at 30 fps', 'Frames', 'Frames in a chunk', 'Chunks', 'Functions'],
    rows: Object.entries(videos).map(([length, frames]) => {
      const inChunk = bestFramesPerFunctionParam(frames);
      const number = Math.ceil(frames / inChunk);
      return [length, ...[frames, inChunk, number, number + 1].map(count)];
    }),
  };
}
