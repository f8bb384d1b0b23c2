import {formatCount} from '@site/src/components/format-count';
import figures from '@generated/catalog/default/figures.json';
import {ButtonLink} from '@site/src/components/Button';
import {Calculator, Figure, Note, Result, Steps, type Step} from '@site/src/components/Calculator';
import {isComplete, type FormDraft} from '@site/src/components/form-draft';
import {SelectField} from '@site/src/components/Fields';
import {NumberField} from '@site/src/components/Fields/NumberField';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {useState, type ReactNode} from 'react';
import {
  type LicenseQuestion,
  type Licensee,
  licensePrice,
  type LicensePrice,
} from './license-price';

const {licensePrices: prices} = figures;

const licensees: readonly {value: Licensee; label: string}[] = [
  {value: 'company', label: 'A company'},
  {value: 'individual', label: 'An individual'},
  {value: 'non-profit', label: 'A non-profit organization'},
  {value: 'evaluation', label: 'Anyone who is trying it out'},
];

const start = {licensee: 'company', people: 12, seats: 4, renders: 5000} as const;

type Draft = FormDraft<LicenseQuestion>;

/** What a license costs a month. */
export function Pricing(): ReactNode {
  const [draft, setDraft] = useState<Draft>(start);
  const set = (changes: Partial<Draft>) => setDraft((all) => ({...all, ...changes}));

  return (
    <Section
      id="pricing"
      title="Free for small teams, priced by use above that"
      intro={`Individuals, non-profit organizations, companies of up to ${prices.freeUpToPeople} people and everyone who is evaluating pay nothing.`}
      action={
        <ButtonLink to="licenseDocs" look="secondary">
          License & pricing
        </ButtonLink>
      }
      sunken
    >
      <Calculator
        fields={
          <>
            <SelectField
              label="Who uses it"
              value={draft.licensee}
              options={licensees}
              onChange={(licensee) => set({licensee})}
            />
            <NumberField
              label="People in the company"
              initial={start.people}
              min={1}
              max={1_000_000}
              hint="Everyone who works there, not only developers."
              onChange={(people) => set({people})}
            />
            <NumberField
              label="Developer seats"
              initial={start.seats}
              min={0}
              max={10_000}
              hint={`$${prices.developerSeat} each per month.`}
              onChange={(seats) => set({seats})}
            />
            <NumberField
              label="Cloud renders per month"
              initial={start.renders}
              min={0}
              max={100_000_000}
              step={500}
              hint={`$${prices.cloudRenderingUnit} per ${formatCount(prices.rendersPerUnit)}, rounded up.`}
              onChange={(renders) => set({renders})}
            />
          </>
        }
      >
        <Answer question={isComplete<LicenseQuestion>(draft) ? draft : null} />
      </Calculator>
    </Section>
  );
}

const dollars = (number: number) => `$${formatCount(number)}`;

/** The price and its calculation; `question` is null while a field holds no number. */
function Answer({question}: {question: LicenseQuestion | null}): ReactNode {
  const price = question && licensePrice(question, prices);
  return (
    <>
      <Result>
        <Figure {...headline(price)} />
      </Result>
      {question && price && !price.free && (
        <Steps label="How the price comes about" steps={steps(question, price)} />
      )}
      {price?.free && <p>No license to buy. The same packages, without a watermark or a key.</p>}
      <Note>
        Prices as published in early {prices.year}. Conversions with WebCodecs cost{' '}
        {dollars(prices.webcodecsUnit)} per {formatCount(prices.conversionsPerUnit)}, enterprise
        licenses start at {dollars(prices.enterpriseFrom)} per month. What you pay AWS or Google for
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
): Step[] {
  return [
    {
      name: 'Seats',
      formula: `${formatCount(seats)} × ${dollars(prices.developerSeat)}`,
      value: dollars(price.seatsPrice),
    },
    {
      name: 'Renders',
      formula: `${formatCount(renders)} ÷ ${formatCount(prices.rendersPerUnit)}, rounded up = ${formatCount(price.renderUnits)} × ${dollars(prices.cloudRenderingUnit)}`,
      value: dollars(price.rendersPrice),
    },
    {
      name: 'Per month',
      formula: `the greater of ${dollars(price.sum)} and the minimum of ${dollars(prices.minimum)}`,
      value: dollars(price.total),
    },
  ];
}
