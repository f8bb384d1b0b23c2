import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import {describe, expect, it} from 'vitest';
import {
  chooseFramesPerFunction,
  estimateRender,
  lambdaPrice,
  obstacles,
  type RenderQuestion,
} from './render-estimate.ts';

const usEast = {gbSecond: 0.0000133334, diskGbSecond: 0.0000000309, request: 0.0000002};
const regions = {
  'us-east-1': usEast,
  'us-west-2': usEast,
  'eu-central-1': {...usEast, diskGbSecond: 0.0000000367},
  'ap-south-1': {...usEast, diskGbSecond: 0.0000000352},
  'sa-east-1': {...usEast, diskGbSecond: 0.0000000586},
  'ap-northeast-3': {...usEast, diskGbSecond: 0.000000037},
};

const figures: LambdaPrices = {
  year: 2025,
  source: 'a test',
  formulaSource: 'a test',
  currency: 'USD',
  defaultRegion: 'us-east-1',
  memoryMb: {min: 512, max: 10240, default: 2048},
  diskMb: {min: 512, max: 10240, default: 2048},
  freeDiskMb: 512,
  timeoutSeconds: {min: 15, max: 900, default: 120},
  framesPerFunction: 20,
  concurrencyPerRegion: 1000,
  regions,
};

// The prices are what estimatePrice() of @remotion/lambda-client 4.0.287 answered.
it.each([
  ['us-east-1', 2048, 2048, 60_000, 16, 0.00161],
  ['us-east-1', 2048, 2048, 0, 0, 0],
  ['eu-central-1', 3009, 10240, 123_456, 151, 0.00491],
  ['ap-south-1', 512, 512, 900_000, 2, 0.006],
  ['sa-east-1', 10240, 512, 1_000_000, 200, 0.13337],
  ['us-west-2', 2048, 2048, 45_000, 16, 0.00121],
  ['ap-northeast-3', 1024, 2048, 31_500, 31, 0.00043],
] as const)(
  'prices as estimatePrice(): %s, %d MB, %d MB disk, %d ms, %d invocations',
  (region, memoryMb, diskMb, billedMs, invocations, price) => {
    const bill = {memoryMb, diskMb, billedMs, invocations, freeDiskMb: 512};
    expect(lambdaPrice(bill, regions[region])).toBe(price);
  },
);

// What bestFramesPerFunctionParam() of @remotion/serverless 4.0.287 answered.
it.each([
  [1, 1, 1],
  [4, 4, 1],
  [20, 20, 1],
  [21, 11, 2],
  [41, 14, 3],
  [300, 20, 15],
  [450, 20, 23],
  [1500, 20, 75],
  [1501, 20, 76],
  [1800, 22, 82],
  [3000, 35, 86],
  [9000, 80, 113],
  [18_000, 120, 150],
  [18_001, 121, 149],
  [108_000, 720, 150],
])('%d frames are cut into chunks of %d for %d functions', (frames, framesPerFunction, chunks) => {
  expect(chooseFramesPerFunction(frames, 20)).toBe(framesPerFunction);
  expect(Math.ceil(frames / framesPerFunction)).toBe(chunks);
});

const question: RenderQuestion = {
  frames: 300,
  framesPerFunction: null,
  frameMs: 100,
  startMs: 2000,
  firstMs: 1500,
  combineMs: 60,
  memoryMb: 2048,
  diskMb: 2048,
};
const estimate = (changes: Partial<RenderQuestion> = {}) =>
  estimateRender({...question, ...changes}, figures, usEast);

describe('estimateRender', () => {
  it('adds up the start of the functions, the chunks and the work of the main function', () => {
    expect(estimate()).toEqual({
      framesPerFunction: 20,
      chunks: 15,
      invocations: 16,
      // 2000 ms + 1500 ms
      leadMs: 3500,
      // 2000 ms + 20 frames × 100 ms
      chunkMs: 4000,
      // 15 × 60 ms
      combineAllMs: 900,
      renderMs: 8400,
      // 15 × (2000 ms + 100 ms) + 300 frames × 100 ms + 8400 ms
      billedMs: 69_900,
      price: 0.00187,
    });
  });

  it('renders a single frame on one function', () => {
    expect(estimate({frames: 1})).toMatchObject({chunks: 1, invocations: 2, renderMs: 5660});
  });

  it('finishes sooner with more functions, and bills the start of each', () => {
    const few = estimate({framesPerFunction: 150});
    const many = estimate({framesPerFunction: 10});
    expect(few.chunks).toBe(2);
    expect(many.chunks).toBe(30);
    expect(many.renderMs).toBeLessThan(few.renderMs);
    expect(many.billedMs).toBeGreaterThan(few.billedMs);
  });
});

describe('obstacles', () => {
  const find = (
    changes: Partial<RenderQuestion>,
    timeoutSeconds = 120,
    constants: LambdaPrices = figures,
  ) => obstacles(estimate(changes), {...question, ...changes, timeoutSeconds}, constants);

  it('finds none in the default render', () => {
    expect(find({})).toEqual([]);
  });

  it('allows 200 functions and not 201', () => {
    expect(find({frames: 2000, framesPerFunction: 10})).toEqual([]);
    expect(find({frames: 2001, framesPerFunction: 10})).toEqual([
      'The render would need 201 functions, but the limit is 200. Raise the number of frames per function to 11 or more.',
    ]);
  });

  it('asks for four frames a function, or all of a shorter video', () => {
    expect(find({framesPerFunction: 4})).toEqual([]);
    expect(find({framesPerFunction: 3})).toHaveLength(1);
    expect(find({frames: 2, framesPerFunction: 2})).toEqual([]);
  });

  it('compares the render time with the timeout', () => {
    // 8400 ms without them
    expect(find({firstMs: 1500 + 111_600})).toEqual([]);
    expect(find({firstMs: 1500 + 111_601})[0]).toContain('timeout of 120 seconds');
    expect(find({firstMs: 1500 + 111_601}, 121)).toEqual([]);
  });

  it('advises a timeout and frames per function with which the render finishes', () => {
    // 200 functions, the most there can be, with 150 frames each: 5.5 s, 120 s and 12 s.
    const slow = {frames: 30_000, frameMs: 800};
    expect(find({...slow, framesPerFunction: 1500}, 138)[0]).toMatch(
      /seconds\. Set the frames per function to 150\.$/,
    );
    expect(find({...slow, framesPerFunction: 1000}, 138)[0]).toMatch(
      /Raise the timeout, or set the frames per function to 150\.$/,
    );
    expect(find({...slow, framesPerFunction: 1500}, 120)[0]).toMatch(
      /Raise the timeout, and set the frames per function to 150\.$/,
    );
    expect(find({...slow, framesPerFunction: 1000}, 120)[0]).toMatch(/Raise the timeout\.$/);
  });

  it('advises fewer chunks where combining them takes longest', () => {
    expect(find({framesPerFunction: 10, combineMs: 20_000})[0]).toContain('to 300.');
  });

  it('says where nothing helps', () => {
    expect(find({frames: 108_000, frameMs: 2000}, 900)[0]).toContain('Divide the video');
    expect(find({firstMs: 900_000})[0]).toContain('Divide the video');
    const endless = {frames: 108_000, frameMs: 2000, framesPerFunction: 100};
    for (const timeout of [120, 900]) {
      const [problem, ...others] = find(endless, timeout);
      expect(problem).toMatch(/1080 functions, but the limit is 200\. .*Divide the video/);
      expect(others).toEqual([]);
    }
  });

  it('compares the functions with the limit of the account', () => {
    expect(find({}, 120, {...figures, concurrencyPerRegion: 16})).toEqual([]);
    expect(find({}, 120, {...figures, concurrencyPerRegion: 15})).toHaveLength(1);
  });
});
