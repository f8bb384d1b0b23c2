import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import type {RenderQuestion} from './render-estimate';

/** What stands in the fields; a number is null while its field holds none. */
export type Draft = {
  seconds: number | null;
  fps: number | null;
  frameMs: number | null;
  combineMs: number | null;
  region: string;
  memoryMb: number | null;
  diskMb: number | null;
  timeoutSeconds: number | null;
  /** Whether the reader sets the frames per function. */
  ownChunks: boolean;
  framesPerFunction: number | null;
};

/** The fields when the page opens: an example video on a function with the package's defaults. */
export function startDraft({
  defaultRegion,
  memoryMb,
  diskMb,
  timeoutSeconds,
  framesPerFunction,
}: LambdaPrices): Draft {
  return {
    seconds: 60,
    fps: 30,
    frameMs: 100,
    combineMs: 2000,
    region: defaultRegion,
    memoryMb: memoryMb.default,
    diskMb: diskMb.default,
    timeoutSeconds: timeoutSeconds.default,
    ownChunks: false,
    framesPerFunction,
  };
}

/** A draft whose fields all hold numbers. */
export type Complete = RenderQuestion & {
  seconds: number;
  fps: number;
  region: string;
  timeoutSeconds: number;
};

/** The question that the fields ask, or null while one of them holds no number. */
export function completeDraft(draft: Draft): Complete | null {
  const {seconds, fps, frameMs, combineMs, region, memoryMb, diskMb, timeoutSeconds} = draft;
  const framesPerFunction = draft.ownChunks ? draft.framesPerFunction : 'automatic';
  if (
    seconds === null ||
    fps === null ||
    frameMs === null ||
    combineMs === null ||
    memoryMb === null ||
    diskMb === null ||
    timeoutSeconds === null ||
    framesPerFunction === null
  ) {
    return null;
  }
  return {
    seconds,
    fps,
    frames: seconds * fps,
    framesPerFunction: framesPerFunction === 'automatic' ? null : framesPerFunction,
    frameMs,
    combineMs,
    region,
    memoryMb,
    diskMb,
    timeoutSeconds,
  };
}
