import {expect, it} from 'vitest';
import {completeDraft, type Draft} from './draft.ts';

const draft: Draft = {
  seconds: 60,
  fps: 30,
  frameMs: 100,
  startMs: 2000,
  firstMs: 2000,
  combineMs: 0,
  region: 'us-east-1',
  memoryMb: 2048,
  diskMb: 2048,
  timeoutSeconds: 120,
  ownChunks: false,
  framesPerFunction: 40,
};

it('counts the frames and leaves their number per function to the package', () => {
  expect(completeDraft(draft)).toMatchObject({frames: 1800, framesPerFunction: null});
});

it.each([
  [7.5, 29.97, 225],
  [0.5, 23.976, 12],
  [0.1, 1, 1],
])('rounds %d s at %d frames per second to %d frames', (seconds, fps, frames) => {
  expect(completeDraft({...draft, seconds, fps})).toMatchObject({frames});
});

it('takes the frames per function that the reader sets', () => {
  expect(completeDraft({...draft, ownChunks: true})).toMatchObject({framesPerFunction: 40});
});

it.each([
  'seconds',
  'fps',
  'frameMs',
  'startMs',
  'firstMs',
  'combineMs',
  'memoryMb',
  'diskMb',
  'timeoutSeconds',
] as const)('asks nothing without %s', (field) => {
  expect(completeDraft({...draft, [field]: null})).toBeNull();
});

it('needs frames per function only where the reader sets them', () => {
  expect(completeDraft({...draft, framesPerFunction: null})).not.toBeNull();
  expect(completeDraft({...draft, ownChunks: true, framesPerFunction: null})).toBeNull();
});
