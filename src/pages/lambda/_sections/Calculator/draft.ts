import {isComplete, type FormDraft} from '@site/src/components/form-draft';
import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import {examples, sharedTimes, type ExampleName, type Temperature} from './examples';
import type {RenderQuestion} from './render-estimate';

type Fields = {
  seconds: number;
  fps: number;
  frameMs: number;
  startMs: number;
  firstMs: number;
  combineMs: number;
  region: string;
  memoryMb: number;
  diskMb: number;
  timeoutSeconds: number;
  framesPerFunction: number;
  /** Whether the reader sets the frames per function. */
  ownChunks: boolean;
};

export type Draft = FormDraft<Fields>;

/** A field that holds a number. */
export type NumberName = Exclude<keyof Fields, 'region' | 'ownChunks'>;

/** The fields of a published example. */
export function exampleDraft(name: ExampleName, temperature: Temperature) {
  const {seconds, fps, frameMs} = examples[name];
  return {...sharedTimes, startMs: sharedTimes.startMs[temperature], seconds, fps, frameMs};
}

/** The form when the page opens: a published example on a function with the package's defaults. */
export function startDraft({
  defaultRegion,
  memoryMb,
  diskMb,
  timeoutSeconds,
  framesPerFunction,
}: LambdaPrices): Draft {
  return {
    ...exampleDraft('video', 'warm'),
    region: defaultRegion,
    memoryMb: memoryMb.default,
    diskMb: diskMb.default,
    timeoutSeconds: timeoutSeconds.default,
    ownChunks: false,
    framesPerFunction,
  };
}

/** A draft whose fields all hold numbers. */
export type Complete = RenderQuestion &
  Pick<Fields, 'seconds' | 'fps' | 'region' | 'timeoutSeconds'>;

/** The question that the form asks, or null while one of its fields holds no number. */
export function completeDraft(draft: Draft): Complete | null {
  // Frames per function are not asked for where the package chooses them.
  const asked = draft.ownChunks ? draft : {...draft, framesPerFunction: 1};
  if (!isComplete<Fields>(asked)) {
    return null;
  }
  const {ownChunks, ...question} = asked;
  return {
    ...question,
    // The package needs a whole number, and so does the reader's project.
    frames: Math.max(1, Math.round(question.seconds * question.fps)),
    framesPerFunction: ownChunks ? question.framesPerFunction : null,
  };
}
