import figures from '@generated/catalog/default/figures.json';
import {ButtonLink} from '@site/src/components/Button';
import {Calculator} from '@site/src/components/Calculator';
import {NumberField, SelectField} from '@site/src/components/Fields';
import {Section} from '@site/src/components/Section';
import {useState, type ReactNode} from 'react';
import {Answer} from './Answer';
import type {LicenseQuestion, Licensee} from './license-price';

const {licensePrices: prices} = figures;

const licensees: readonly {value: Licensee; label: string}[] = [
  {value: 'company', label: 'A company'},
  {value: 'individual', label: 'An individual'},
  {value: 'non-profit', label: 'A non-profit organization'},
  {value: 'evaluation', label: 'Anyone who is trying it out'},
];

const start = {licensee: 'company', people: 12, seats: 4, renders: 5000} as const;

/** A question that is being asked: a count is null while its field holds none. */
type Draft = {[Key in keyof LicenseQuestion]: LicenseQuestion[Key] | null};

const isComplete = (draft: Draft): draft is LicenseQuestion =>
  Object.values(draft).every((value) => value !== null);

/** What a license costs a month. */
export function Pricing(): ReactNode {
  const [draft, setDraft] = useState<Draft>(start);
  const set = (changes: Partial<Draft>) => setDraft((all) => ({...all, ...changes}));

  return (
    <Section
      id="pricing"
      title="Free for small teams, priced by use above that"
      lead={`Individuals, non-profit organizations, companies of up to ${prices.freeUpToPeople} people and everyone who is evaluating pay nothing.`}
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
              value={draft.licensee ?? start.licensee}
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
              hint={`$${prices.cloudRenderingUnit} per ${prices.rendersPerUnit.toLocaleString('en-US')}, rounded up.`}
              onChange={(renders) => set({renders})}
            />
          </>
        }
      >
        <Answer question={isComplete(draft) ? draft : null} prices={prices} />
      </Calculator>
    </Section>
  );
}
