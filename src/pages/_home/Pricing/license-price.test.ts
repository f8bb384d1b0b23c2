import type {LicensePrices} from '@site/src/data/schemas/license-prices';
import {describe, expect, it} from 'vitest';
import {licensePrice, type LicenseQuestion} from './license-price.ts';

const prices: LicensePrices = {
  year: 2025,
  source: 'a test',
  currency: 'USD',
  period: 'month',
  developerSeat: 25,
  cloudRenderingUnit: 10,
  rendersPerUnit: 1000,
  webcodecsUnit: 10,
  conversionsPerUnit: 1000,
  minimum: 100,
  enterpriseFrom: 500,
  freeUpToPeople: 3,
  companyLicenseFromPeople: 4,
};

const company: LicenseQuestion = {
  licensee: 'company',
  employees: 4,
  seats: 0,
  renders: 0,
  conversions: 0,
};
const ask = (question: Partial<LicenseQuestion>) => licensePrice({...company, ...question}, prices);

describe('who is free', () => {
  it.each(['individual', 'non-profit', 'evaluation'] as const)(
    '%s, whatever its size and use',
    (licensee) => {
      expect(ask({licensee, employees: 5000, seats: 100, renders: 1_000_000})).toEqual({
        free: true,
      });
    },
  );

  it.each([0, 1, 3])('a company of %d employees', (employees) => {
    expect(ask({employees, seats: 3, renders: 50_000})).toEqual({free: true});
  });

  it('not a company of 4 employees', () => {
    expect(ask({employees: 4})).toMatchObject({free: false});
  });
});

describe('what a company pays', () => {
  it('pays the minimum without seats or renders', () => {
    expect(ask({})).toEqual({
      free: false,
      seatsPrice: 0,
      renderUnits: 0,
      rendersPrice: 0,
      conversionUnits: 0,
      conversionsPrice: 0,
      sum: 0,
      total: 100,
    });
  });

  it.each([
    // seats, renders, units, sum, total
    [1, 0, 0, 25, 100],
    [3, 2_500, 3, 105, 105],
    [4, 0, 0, 100, 100],
    [3, 2_000, 2, 95, 100],
    [5, 0, 0, 125, 125],
    [10, 50_000, 50, 750, 750],
    [0, 10_001, 11, 110, 110],
  ])('%d seats and %d renders', (seats, renders, renderUnits, sum, total) => {
    expect(ask({seats, renders})).toMatchObject({renderUnits, sum, total});
  });

  it.each([
    [0, 0],
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [2000, 2],
    [1_000_000, 1000],
  ])('%d renders are %d units', (renders, renderUnits) => {
    expect(ask({renders})).toMatchObject({renderUnits, rendersPrice: renderUnits * 10});
  });
});

it('adds conversions, rounded up', () => {
  expect(ask({seats: 4, renders: 1, conversions: 1001})).toMatchObject({
    conversionUnits: 2,
    conversionsPrice: 20,
    sum: 130,
    total: 130,
  });
});

it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d seats', (seats) => {
  expect(() => ask({seats})).toThrow(RangeError);
});
