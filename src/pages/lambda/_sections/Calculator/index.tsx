import figures from '@generated/catalog/default/figures.json';
import {Calculator} from '@site/src/components/Calculator';
import {Section} from '@site/src/components/Section';
import {useState, type ReactNode} from 'react';
import {Answer} from './Answer';
import {Constants} from './Constants';
import {completeDraft, startDraft, type Draft} from './draft';
import {FunctionFields, VideoFields} from './Fields';

const {lambdaPrices} = figures;

/** How long a render takes and what it costs. */
export function RenderCalculator(): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => startDraft(lambdaPrices));
  const change = (changes: Partial<Draft>) => setDraft((all) => ({...all, ...changes}));

  return (
    <Section
      id="calculator"
      title="What your render would take"
      lead={
        <>
          Counted as <code>estimatePrice()</code> of the package counts. Two numbers only you can
          know: how long a frame takes, and how long the chunks take to join.
        </>
      }
      sunken
    >
      <Calculator
        fields={
          <>
            <VideoFields draft={draft} onChange={change} />
            <FunctionFields draft={draft} figures={lambdaPrices} onChange={change} />
          </>
        }
      >
        <Answer question={completeDraft(draft)} figures={lambdaPrices} />
      </Calculator>
      <Constants figures={lambdaPrices} />
    </Section>
  );
}
