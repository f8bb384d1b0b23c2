import type {LicensePrices} from '@site/src/data/schemas/license-prices';

/** Who asks for the price; the license treats them differently. */
export type Licensee = 'individual' | 'company' | 'non-profit' | 'evaluation';

export type LicenseQuestion = {
  licensee: Licensee;
  /** People in the company; looked at for companies only. */
  people: number;
  /** Developers who work with Remotion. */
  seats: number;
  /** Renders in the cloud per month. */
  renders: number;
};

export type LicensePrice =
  | {free: true}
  | {
      free: false;
      seatsPrice: number;
      /** Begun units of renders: a unit is paid in whole. */
      renderUnits: number;
      rendersPrice: number;
      /** What seats and renders add up to, before the minimum. */
      sum: number;
      /** What is paid per month, in dollars: the sum, or the minimum when the sum is less. */
      total: number;
    };

/**
 * What a licensee pays per month, in dollars.
 * @throws RangeError when a count is not a whole number from 0 up.
 */
export function licensePrice(
  {licensee, people, seats, renders}: LicenseQuestion,
  prices: LicensePrices,
): LicensePrice {
  for (const [name, count] of Object.entries({people, seats, renders})) {
    if (!Number.isSafeInteger(count) || count < 0) {
      throw new RangeError(`${name} must be a whole number from 0 up, but is ${count}`);
    }
  }
  if (licensee !== 'company' || people <= prices.freeUpToPeople) {
    return {free: true};
  }
  const seatsPrice = seats * prices.developerSeat;
  const renderUnits = Math.ceil(renders / prices.rendersPerUnit);
  const rendersPrice = renderUnits * prices.cloudRenderingUnit;
  const sum = seatsPrice + rendersPrice;
  return {
    free: false,
    seatsPrice,
    renderUnits,
    rendersPrice,
    sum,
    total: Math.max(prices.minimum, sum),
  };
}
