import {NumberField, SelectField} from '@site/src/components/Fields';
import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import {useState, type ReactNode} from 'react';
import {splitting} from './render-estimate';
import type {Draft} from './draft';

type Props = {
  draft: Draft;
  figures: LambdaPrices;
  onChange: (changes: Partial<Draft>) => void;
};

/** The video and what the reader measured of it. */
export function VideoFields({draft, onChange}: Omit<Props, 'figures'>): ReactNode {
  const [start] = useState(draft);
  return (
    <>
      <NumberField
        label="Length of the video"
        unit="seconds"
        initial={start.seconds ?? 0}
        min={1}
        max={14_400}
        onChange={(seconds) => onChange({seconds})}
      />
      <NumberField
        label="Frames per second"
        initial={start.fps ?? 0}
        min={1}
        max={240}
        onChange={(fps) => onChange({fps})}
      />
      <NumberField
        label="Time per frame"
        unit="ms"
        hint="An example. Measure yours in a first render."
        initial={start.frameMs ?? 0}
        min={1}
        max={60_000}
        onChange={(frameMs) => onChange({frameMs})}
      />
      <NumberField
        label="Time to join the chunks"
        unit="ms"
        hint={
          <>
            An example. A render reports <code>timeToCombine</code>.
          </>
        }
        initial={start.combineMs ?? 0}
        min={0}
        max={600_000}
        step={100}
        onChange={(combineMs) => onChange({combineMs})}
      />
    </>
  );
}

/** The function that renders it. */
export function FunctionFields({draft, figures, onChange}: Props): ReactNode {
  const [start] = useState(draft);
  const {memoryMb, diskMb, timeoutSeconds, regions} = figures;
  return (
    <>
      <SelectField
        label="Region"
        value={draft.region}
        options={Object.keys(regions).map((region) => ({value: region, label: region}))}
        onChange={(region) => onChange({region})}
      />
      <NumberField
        label="Memory"
        unit="MB"
        min={memoryMb.min}
        max={memoryMb.max}
        initial={memoryMb.default}
        onChange={(memory) => onChange({memoryMb: memory})}
      />
      <NumberField
        label="Disk"
        unit="MB"
        min={diskMb.min}
        max={diskMb.max}
        initial={diskMb.default}
        onChange={(disk) => onChange({diskMb: disk})}
      />
      <NumberField
        label="Timeout"
        unit="seconds"
        min={timeoutSeconds.min}
        max={timeoutSeconds.max}
        initial={timeoutSeconds.default}
        onChange={(timeout) => onChange({timeoutSeconds: timeout})}
      />
      <SelectField
        label="Frames per function"
        value={draft.ownChunks ? 'own' : 'automatic'}
        options={[
          {value: 'automatic', label: 'Chosen by the package'},
          {value: 'own', label: 'Set by me'},
        ]}
        onChange={(choice) => onChange({ownChunks: choice === 'own'})}
      />
      {draft.ownChunks && (
        <NumberField
          label="Frames in a chunk"
          initial={start.framesPerFunction ?? 0}
          min={splitting.framesPerFunctionLimit}
          max={100_000}
          onChange={(framesPerFunction) => onChange({framesPerFunction})}
        />
      )}
    </>
  );
}
