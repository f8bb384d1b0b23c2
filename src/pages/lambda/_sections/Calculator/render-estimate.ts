import type {LambdaPrices, RegionPrices} from '@site/src/data/schemas/lambda-prices';

/**
 * How `@remotion/serverless` and `@remotion/serverless-client` 4.0.287 split a
 * render into chunks: `bestFramesPerFunctionParam()`, `MAX_FUNCTIONS_PER_RENDER`,
 * `MINIMUM_FRAMES_PER_FUNCTIONS` and `OVERHEAD_TIME_PER_LAMBDA`.
 */
export const splitting = {
  /** Functions that a short render is spread over, at most. */
  fewestFunctions: 75,
  /** Functions that a render of `framesAtMost` or more is spread over. */
  mostFunctions: 150,
  /** From this length on the number of functions no longer grows. */
  framesAtMost: 18_000,
  /** A render that asks for more functions than this fails. */
  functionLimit: 200,
  /** The fewest frames that can be set for a function. */
  framesPerFunctionLimit: 4,
  /** Milliseconds that the package adds to the measured time of each chunk when it counts the price. */
  overheadMs: 100,
} as const;

export type RenderQuestion = {
  /** Length of the video. */
  frames: number;
  /** Frames in a chunk; null lets the package choose. */
  framesPerFunction: number | null;
  /** What one frame takes on a function, in milliseconds. The reader measures it. */
  frameMs: number;
  /** Until a function has started its browser and loaded the page, in milliseconds. */
  startMs: number;
  /** What the main function does besides: metadata, starting the others, uploading the file; milliseconds. */
  firstMs: number;
  /** What combining takes for each chunk, in milliseconds. The reader measures it. */
  combineMs: number;
  memoryMb: number;
  diskMb: number;
};

export type RenderEstimate = {
  framesPerFunction: number;
  /** Functions that render at the same time, one for each chunk. */
  chunks: number;
  /** Invocations: the renderers and the function that starts them. */
  invocations: number;
  /** Until the main function starts the others, in milliseconds. */
  leadMs: number;
  /** From the start of a function to the end of its chunk, in milliseconds; the longest chunk. */
  chunkMs: number;
  /** Combining all chunks, in milliseconds. */
  combineAllMs: number;
  /** From the main function's start to the finished file, in milliseconds. */
  renderMs: number;
  /** Time of all functions together, in milliseconds: what AWS bills. */
  billedMs: number;
  /** Price at AWS in dollars. */
  price: number;
};

/** Frames in a chunk when none are set: as `bestFramesPerFunctionParam()` chooses. */
export function chooseFramesPerFunction(frames: number, least: number): number {
  const {fewestFunctions, mostFunctions, framesAtMost} = splitting;
  const share = Math.min(frames, framesAtMost) / framesAtMost;
  const functions = fewestFunctions + (mostFunctions - fewestFunctions) * share;
  const needed = Math.ceil(frames / Math.max(frames / functions, least));
  return Math.ceil(frames / needed);
}

type Bill = {
  /** Time of all functions together, in milliseconds. */
  billedMs: number;
  memoryMb: number;
  diskMb: number;
  invocations: number;
  /** Disk that costs nothing, in megabytes. */
  freeDiskMb: number;
};

/** Dollars for a render's functions, to five decimals: as `estimatePrice()` counts. */
export function lambdaPrice(
  {billedMs, memoryMb, diskMb, invocations, freeDiskMb}: Bill,
  {gbSecond, diskGbSecond, request}: RegionPrices,
): number {
  const seconds = billedMs / 1000;
  const memory = (memoryMb / 1024) * seconds * gbSecond;
  const disk = (Math.max(0, diskMb - freeDiskMb) / 1024) * seconds * diskGbSecond;
  return Number((memory + disk + invocations * request).toFixed(5));
}

/** What a render takes and costs when every chunk starts at once. All counts from 1 up. */
export function estimateRender(
  {
    frames,
    framesPerFunction: set,
    frameMs,
    startMs,
    firstMs,
    combineMs,
    memoryMb,
    diskMb,
  }: RenderQuestion,
  {framesPerFunction: least, freeDiskMb}: LambdaPrices,
  prices: RegionPrices,
): RenderEstimate {
  const framesPerFunction = set ?? chooseFramesPerFunction(frames, least);
  const chunks = Math.ceil(frames / framesPerFunction);
  const invocations = chunks + 1;
  // The main function opens the page, too, to read the composition's metadata.
  const leadMs = startMs + firstMs;
  const chunkMs = startMs + Math.min(framesPerFunction, frames) * frameMs;
  const combineAllMs = chunks * combineMs;
  const renderMs = leadMs + chunkMs + combineAllMs;
  const billedMs = chunks * (startMs + splitting.overheadMs) + frames * frameMs + renderMs;
  return {
    framesPerFunction,
    chunks,
    invocations,
    leadMs,
    chunkMs,
    combineAllMs,
    renderMs,
    billedMs,
    price: lambdaPrice({billedMs, memoryMb, diskMb, invocations, freeDiskMb}, prices),
  };
}

type Timing = Pick<RenderQuestion, 'frames' | 'frameMs' | 'startMs' | 'combineMs'>;

/** The chunks with which a render is finished first: fewer frames render sooner, but more chunks take longer to combine. */
function quickestChunks({leadMs}: RenderEstimate, {frames, frameMs, startMs, combineMs}: Timing) {
  const {functionLimit, framesPerFunctionLimit} = splitting;
  const choices = Array.from({length: functionLimit}, (_, index) => {
    const least = Math.min(framesPerFunctionLimit, frames);
    const framesPerFunction = Math.max(least, Math.ceil(frames / (index + 1)));
    const combineAllMs = Math.ceil(frames / framesPerFunction) * combineMs;
    return {
      framesPerFunction,
      renderMs: leadMs + startMs + framesPerFunction * frameMs + combineAllMs,
    };
  });
  return choices.reduce((best, choice) => (choice.renderMs < best.renderMs ? choice : best));
}

const tooLong = (longestSeconds: number) =>
  `No number of frames per function lets it finish within ${longestSeconds} seconds, the longest timeout. Divide the video, or render it on a server.`;

/** What to do about a render that reaches its timeout. */
function timeoutRemedy(
  estimate: RenderEstimate,
  question: Timing & {timeoutSeconds: number},
  longestSeconds: number,
): string {
  const quickest = quickestChunks(estimate, question);
  const raised = estimate.renderMs <= longestSeconds * 1000;
  if (quickest.renderMs <= question.timeoutSeconds * 1000) {
    return `${raised ? 'Raise the timeout, or set' : 'Set'} the frames per function to ${quickest.framesPerFunction}.`;
  }
  if (raised) {
    return 'Raise the timeout.';
  }
  return quickest.renderMs <= longestSeconds * 1000
    ? `Raise the timeout, and set the frames per function to ${quickest.framesPerFunction}.`
    : tooLong(longestSeconds);
}

/** Why a render with this estimate would fail, one sentence a reason; none when it would not. */
export function obstacles(
  estimate: RenderEstimate,
  question: Timing & {timeoutSeconds: number},
  {concurrencyPerRegion, timeoutSeconds: timeouts}: LambdaPrices,
): string[] {
  const {framesPerFunction, chunks, invocations, renderMs} = estimate;
  const {frames, timeoutSeconds} = question;
  const {functionLimit, framesPerFunctionLimit} = splitting;
  const fewest = Math.min(framesPerFunctionLimit, frames);
  // It would not start, so how long it would take says nothing.
  if (chunks > functionLimit) {
    const least = Math.max(fewest, Math.ceil(frames / functionLimit));
    const canFinish = quickestChunks(estimate, question).renderMs <= timeouts.max * 1000;
    const remedy = canFinish
      ? `Raise the number of frames per function to ${least} or more.`
      : tooLong(timeouts.max);
    return [
      `The render would need ${chunks} functions, but the limit is ${functionLimit}. ${remedy}`,
    ];
  }
  return [
    framesPerFunction < fewest &&
      `Each function needs at least ${fewest} frames. Raise the number of frames per function.`,
    renderMs > timeoutSeconds * 1000 &&
      `The main function runs until the file is finished and would reach its timeout of ${timeoutSeconds} seconds. ${timeoutRemedy(estimate, question, timeouts.max)}`,
    invocations > concurrencyPerRegion &&
      `By default, AWS runs up to ${concurrencyPerRegion} functions at once in a region, but the render would need ${invocations}.`,
  ].filter((reason): reason is string => reason !== false);
}
