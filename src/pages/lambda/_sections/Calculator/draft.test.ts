import {expect, it} from 'vitest';
import {completeDraft, type Draft} from './draft.ts';

const draft: Draft = {
  seconds: 60,
  fps: 30,
  frameMs: 100,
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

it('takes the frames per function that the reader sets', () => {
  expect(completeDraft({...draft, ownChunks: true})).toMatchObject({framesPerFunction: 40});
});

it.each([
  'seconds',
  'fps',
  'frameMs',
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
