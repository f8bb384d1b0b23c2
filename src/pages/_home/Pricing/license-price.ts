import type {LicensePrices} from '@site/src/data/schemas/license-prices';

/** Who asks for the price; the license treats them differently. */
export type Licensee = 'individual' | 'company' | 'non-profit' | 'evaluation';

export type LicenseQuestion = {
  licensee: Licensee;
  /** Employees of the company; looked at for companies only. */
  employees: number;
  /** Developers who work with Remotion. */
  seats: number;
  /** Renders in the cloud per month. */
  renders: number;
  /** Conversions with WebCodecs per month. */
  conversions: number;
};

export type LicensePrice =
  | {free: true}
  | {
      free: false;
      seatsPrice: number;
      /** Begun units of renders: a unit is paid in whole. */
      renderUnits: number;
      rendersPrice: number;
      /** Begun units of conversions. */
      conversionUnits: number;
      conversionsPrice: number;
      /** What all of these add up to, before the minimum. */
      sum: number;
      /** What is paid per month, in dollars: the sum, or the minimum when the sum is less. */
      total: number;
    };

/**
 * What a licensee pays per month, in dollars.
 * @throws RangeError when a count is not a whole number from 0 up.
 */
export function licensePrice(
  {licensee, employees, seats, renders, conversions}: LicenseQuestion,
  prices: LicensePrices,
): LicensePrice {
  for (const [name, count] of Object.entries({employees, seats, renders, conversions})) {
    if (!Number.isSafeInteger(count) || count < 0) {
      throw new RangeError(`${name} must be a whole number from 0 up, but is ${count}`);
    }
  }
  if (licensee !== 'company' || employees <= prices.freeUpToPeople) {
    return {free: true};
  }
  const seatsPrice = seats * prices.developerSeat;
  const renderUnits = Math.ceil(renders / prices.rendersPerUnit);
  const rendersPrice = renderUnits * prices.cloudRenderingUnit;
  const conversionUnits = Math.ceil(conversions / prices.conversionsPerUnit);
  const conversionsPrice = conversionUnits * prices.webcodecsUnit;
  const sum = seatsPrice + rendersPrice + conversionsPrice;
  return {
    free: false,
    seatsPrice,
    renderUnits,
    rendersPrice,
    conversionUnits,
    conversionsPrice,
    sum,
    total: Math.max(prices.minimum, sum),
  };
}
