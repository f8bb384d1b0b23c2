import {formatCount} from '@site/src/components/format-count';
import type {Step} from '@site/src/components/Calculator';
import type {LambdaPrices, RegionPrices} from '@site/src/data/schemas/lambda-prices';
import type {Complete} from './draft';
import {splitting, type RenderEstimate} from './render-estimate';

/** Milliseconds in words: seconds, and minutes from one on. */
export function inSeconds(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) {
    return `${seconds.toFixed(1)} s`;
  }
  const whole = Math.round(seconds);
  return `${formatCount(Math.floor(whole / 60))} min ${whole % 60} s`;
}

/** Dollars with as many places as `estimatePrice()` has, or fewer. */
export function inDollars(amount: number, places = 5): string {
  return `$${amount.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: places})}`;
}

/** A price per unit is far below a cent and is shown in full. */
const inFull = (price: number) =>
  `$${price.toLocaleString('en-US', {maximumSignificantDigits: 9, maximumFractionDigits: 12})}`;

const inGigabytes = (mb: number) =>
  `${(mb / 1024).toLocaleString('en-US', {maximumFractionDigits: 3})} GB`;

/** The way from the fields to time and price, with the reader's numbers in it. */
export function explain(
  {seconds, fps, frames, frameMs, startMs, firstMs, combineMs, memoryMb, diskMb}: Complete,
  {framesPerFunction, chunks, invocations, leadMs, chunkMs, combineAllMs, ...sums}: RenderEstimate,
  {freeDiskMb, concurrencyPerRegion}: LambdaPrices,
  {gbSecond, diskGbSecond, request}: RegionPrices,
): Step[] {
  const billedSeconds = `${formatCount(sums.billedMs / 1000)} s`;
  const longest = Math.min(framesPerFunction, frames);
  const start = inSeconds(startMs);
  return [
    {
      name: 'Frames',
      formula: `${formatCount(seconds)} s × ${formatCount(fps)} per second`,
      value: formatCount(frames),
    },
    {
      name: 'Chunks, each on its own function',
      formula: `${formatCount(frames)} ÷ ${formatCount(framesPerFunction)} frames each, rounded up`,
      value: formatCount(chunks),
    },
    {
      name: 'The main function gets ready',
      formula: `${start} startup + ${inSeconds(firstMs)} setup`,
      value: inSeconds(leadMs),
    },
    {
      name: 'Every chunk renders',
      formula: `${start} startup + ${formatCount(longest)} frames × ${formatCount(frameMs)} ms`,
      value: inSeconds(chunkMs),
    },
    {
      name: 'The main function combines the chunks',
      formula: `${formatCount(chunks)} × ${formatCount(combineMs)} ms`,
      value: inSeconds(combineAllMs),
    },
    {
      name: 'Billed time of all functions',
      formula: `${formatCount(chunks)} × (${start} + ${splitting.overheadMs} ms) + ${formatCount(frames)} × ${formatCount(frameMs)} ms + ${inSeconds(sums.renderMs)} of the main function`,
      value: billedSeconds,
    },
    {
      name: 'Price',
      formula: `${billedSeconds} × (${inGigabytes(memoryMb)} × ${inFull(gbSecond)} + ${inGigabytes(Math.max(0, diskMb - freeDiskMb))} disk × ${inFull(diskGbSecond)}) + ${formatCount(invocations)} calls × ${inFull(request)}`,
      value: inDollars(sums.price),
    },
    {
      name: 'Renders at the same time',
      formula: `${formatCount(concurrencyPerRegion)} ÷ ${formatCount(invocations)}, rounded down; new accounts can have a lower limit, and AWS can raise it`,
      value: formatCount(Math.floor(concurrencyPerRegion / invocations)),
    },
  ];
}
