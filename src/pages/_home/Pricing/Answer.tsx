import {Figure, Note, Result, Steps, type Step} from '@site/src/components/Calculator';
import {SiteLink} from '@site/src/components/SiteLink';
import type {LicensePrices} from '@site/src/data/schemas/license-prices';
import type {ReactNode} from 'react';
import {licensePrice, type LicensePrice, type LicenseQuestion} from './license-price';

const count = (number: number) => number.toLocaleString('en-US');
const dollars = (number: number) => `$${count(number)}`;

type Props = {
  /** The question, or null while a field holds no number. */
  question: LicenseQuestion | null;
  prices: LicensePrices;
};

/** The price, and how it comes about. */
export function Answer({question, prices}: Props): ReactNode {
  const price = question && licensePrice(question, prices);
  return (
    <>
      <Result>
        <Figure {...headline(price)} />
      </Result>
      {question && price && !price.free && (
        <Steps label="How the price comes about" steps={steps(question, price, prices)} />
      )}
      {price?.free && <p>No license to buy. The same packages, without a watermark or a key.</p>}
      <Note>
        Prices as published in early {prices.year}. Conversions with WebCodecs cost{' '}
        {dollars(prices.webcodecsUnit)} per {count(prices.conversionsPerUnit)}, enterprise licenses
        start at {dollars(prices.enterpriseFrom)} per month. What you pay AWS or Google for
        rendering is not part of it. The{' '}
        <SiteLink to="licensePricing">license page of Remotion</SiteLink> decides.
      </Note>
    </>
  );
}

function headline(price: LicensePrice | null): {value: string; unit: string} {
  if (!price) {
    return {value: '–', unit: 'Correct the number that is marked.'};
  }
  return price.free
    ? {value: '$0', unit: 'free to use'}
    : {value: dollars(price.total), unit: 'per month'};
}

function steps(
  {seats, renders}: LicenseQuestion,
  price: Extract<LicensePrice, {free: false}>,
  prices: LicensePrices,
): Step[] {
  return [
    {
      name: 'Seats',
      formula: `${count(seats)} × ${dollars(prices.developerSeat)}`,
      value: dollars(price.seatsPrice),
    },
    {
      name: 'Renders',
      formula: `${count(renders)} ÷ ${count(prices.rendersPerUnit)}, rounded up = ${count(price.renderUnits)} × ${dollars(prices.cloudRenderingUnit)}`,
      value: dollars(price.rendersPrice),
    },
    {
      name: 'Per month',
      formula: `the greater of ${dollars(price.sum)} and the minimum of ${dollars(prices.minimum)}`,
      value: dollars(price.total),
    },
  ];
}
