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
  {value: 'evaluation', label: 'Evaluation without commercial use'},
];

const start = {
  licensee: 'company',
  employees: 12,
  seats: 4,
  renders: 5000,
  conversions: 0,
} as const;

type Draft = FormDraft<LicenseQuestion>;

/** What a license costs a month. */
export function Pricing(): ReactNode {
  const [draft, setDraft] = useState<Draft>(start);
  const set = (changes: Partial<Draft>) => setDraft((all) => ({...all, ...changes}));

  return (
    <Section
      id="pricing"
      title="Free for small teams. Pay as you grow."
      intro={`Remotion is free for individuals, non-profit organizations and companies of up to ${prices.freeUpToPeople} employees. Everyone else can evaluate it for free, as long as the use is not commercial.`}
      action={
        <ButtonLink to="licenseDocs" look="secondary">
          License & pricing
        </ButtonLink>
      }
    >
      <Calculator
        fields={
          <>
            <SelectField
              label="Who uses it"
              value={draft.licensee}
              options={licensees}
              onChange={(licensee) => setDraft({...start, licensee})}
            />
            {draft.licensee === 'company' && <CompanyFields onChange={set} />}
            <Note>
              Prices as published in early {prices.year}. Enterprise licenses start at{' '}
              {dollars(prices.enterpriseFrom)} per month. AWS and Google Cloud costs are extra. For
              current prices, see <SiteLink to="licensePricing">Remotion’s license page</SiteLink>.
            </Note>
          </>
        }
      >
        <Answer question={isComplete<LicenseQuestion>(draft) ? draft : null} />
      </Calculator>
    </Section>
  );
}

/** What a company pays for; nobody else pays. Only shown for companies, with the last values gone. */
function CompanyFields({onChange}: {onChange: (changes: Partial<Draft>) => void}): ReactNode {
  return (
    <>
      <NumberField
        label="Employees"
        initial={start.employees}
        min={1}
        max={1_000_000}
        hint="All employees, not only developers. If another company works on the project with you, add its employees."
        onChange={(employees) => onChange({employees})}
      />
      <NumberField
        label="Developer seats"
        initial={start.seats}
        min={1}
        max={10_000}
        hint={`$${prices.developerSeat} each per month.`}
        onChange={(seats) => onChange({seats})}
      />
      <NumberField
        label="Cloud renders per month"
        initial={start.renders}
        min={0}
        max={100_000_000}
        step={500}
        hint={`$${prices.cloudRenderingUnit} per ${formatCount(prices.rendersPerUnit)}, rounded up. Renders on your own servers count as well.`}
        onChange={(renders) => onChange({renders})}
      />
      <NumberField
        label="WebCodecs conversions per month"
        initial={start.conversions}
        min={0}
        max={100_000_000}
        step={500}
        hint={`$${prices.webcodecsUnit} per ${formatCount(prices.conversionsPerUnit)}, rounded up.`}
        onChange={(conversions) => onChange({conversions})}
      />
    </>
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
        <Steps label="How the price adds up" steps={steps(question, price)} />
      )}
      {price?.free && (
        <p>
          You don’t need to buy a license. You use the same packages: no watermark, no license key.
          {question?.licensee === 'evaluation' &&
            ` For commercial use, a company of ${prices.companyLicenseFromPeople} employees or more needs a license.`}
        </p>
      )}
    </>
  );
}

function headline(price: LicensePrice | null): {value: string; unit: string} {
  if (!price) {
    return {value: '–', unit: 'Correct the highlighted number.'};
  }
  return price.free
    ? {value: '$0', unit: 'free to use'}
    : {value: dollars(price.total), unit: 'per month'};
}

function steps(
  {seats, renders, conversions}: LicenseQuestion,
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
      name: 'Conversions',
      formula: `${formatCount(conversions)} ÷ ${formatCount(prices.conversionsPerUnit)}, rounded up = ${formatCount(price.conversionUnits)} × ${dollars(prices.webcodecsUnit)}`,
      value: dollars(price.conversionsPrice),
    },
    {
      name: 'Per month',
      formula: `the greater of ${dollars(price.sum)} and the minimum of ${dollars(prices.minimum)}`,
      value: dollars(price.total),
    },
  ];
}
