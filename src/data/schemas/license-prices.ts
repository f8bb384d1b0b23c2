import * as z from 'zod';
import {amount, words, year} from './fields.ts';

/** Prices of the company license as they were published. */
export const licensePricesSchema = z.strictObject({
  /** Year of the prices; whatever shows one names it. */
  year: year(),
  /** Where the prices were read. */
  source: words(),
  /** Currency of all prices. */
  currency: z.literal('USD'),
  /** What the prices are for: a month. */
  period: z.literal('month'),
  /** Price of a seat for one developer. */
  developerSeat: amount(),
  /** Price of one unit of renders in the cloud. */
  cloudRenderingUnit: amount(),
  /** Renders in one such unit. */
  rendersPerUnit: amount().int(),
  /** Price of one unit of conversions with WebCodecs. */
  webcodecsUnit: amount(),
  /** Conversions in one such unit. */
  conversionsPerUnit: amount().int(),
  /** The least a company license costs. */
  minimum: amount(),
  /** Where enterprise licenses begin. */
  enterpriseFrom: amount(),
  /** A company with up to this many people needs no license. */
  freeUpToPeople: amount().int(),
  /** A company with this many people or more needs one. */
  companyLicenseFromPeople: amount().int(),
});

export type LicensePrices = z.infer<typeof licensePricesSchema>;
