import * as z from 'zod';
import {amount, words, year} from './fields.ts';

/** Least, greatest and default value of a setting. */
const range = z.strictObject({
  /** Least value. */
  min: amount().int(),
  /** Greatest value. */
  max: amount().int(),
  /** Value when nothing is set. */
  default: amount().int(),
});

/** Prices of AWS Lambda in one region, in US dollars. */
const regionPrices = z.strictObject({
  /** One gigabyte of memory for one second, on ARM. */
  gbSecond: amount(),
  /** One gigabyte of disk for one second, on ARM. */
  diskGbSecond: amount(),
  /** One invocation. */
  request: amount(),
});

/** What a render on AWS Lambda costs, and the limits of its settings. */
export const lambdaPricesSchema = z.strictObject({
  /** Year in which the package with these prices was published. */
  year: year(),
  /** Package and file in which the prices were read. */
  source: words(),
  /** Package and file in which the formula and the limits were read. */
  formulaSource: words(),
  /** Currency of all prices. */
  currency: z.literal('USD'),
  /** Region when none is given. */
  defaultRegion: words(),
  /** Memory of a function in megabytes. */
  memoryMb: range,
  /** Disk of a function in megabytes. */
  diskMb: range,
  /** Disk in megabytes that costs nothing. */
  freeDiskMb: amount().int(),
  /** Time limit of a function in seconds. */
  timeoutSeconds: range,
  /** Frames that one function renders when nothing is set. */
  framesPerFunction: amount().int(),
  /** Functions that an AWS account may run at once in a region, when AWS was not asked for more. */
  concurrencyPerRegion: amount().int(),
  /** Prices by region. */
  regions: z.record(words(), regionPrices),
});

export type LambdaPrices = z.infer<typeof lambdaPricesSchema>;
export type RegionPrices = z.infer<typeof regionPrices>;
