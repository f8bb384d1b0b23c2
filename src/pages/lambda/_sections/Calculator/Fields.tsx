import {SelectField} from '@site/src/components/Fields';
import {NumberField} from '@site/src/components/Fields/NumberField';
import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import {useState, type ComponentProps, type ReactNode} from 'react';
import {splitting} from './render-estimate';
import type {Draft, NumberName} from './draft';

type Props = {
  draft: Draft;
  figures: LambdaPrices;
  onChange: (changes: Partial<Draft>) => void;
};

type NumberProps = Omit<Props, 'figures'> &
  Omit<ComponentProps<typeof NumberField>, 'initial' | 'onChange'> & {name: NumberName};

/** A number of the draft. */
function DraftNumber({draft, name, onChange, ...field}: NumberProps): ReactNode {
  const [initial] = useState(draft[name] ?? 0);
  return (
    <NumberField {...field} initial={initial} onChange={(count) => onChange({[name]: count})} />
  );
}

/** The video and how long its parts take. */
export function VideoFields(form: Omit<Props, 'figures'>): ReactNode {
  return (
    <>
      <DraftNumber
        {...form}
        name="seconds"
        label="Length of the video"
        unit="seconds"
        min={0.1}
        max={14_400}
        fraction
      />
      <DraftNumber {...form} name="fps" label="Frames per second" min={1} max={240} fraction />
      <DraftNumber
        {...form}
        name="frameMs"
        label="Time per frame"
        unit="ms"
        hint={
          <>
            Render twice in a row and use the second render, on warm functions:{' '}
            <code>
              estimatedBilling
              <wbr />
              DurationIn
              <wbr />
              Milliseconds
            </code>{' '}
            divided by the number of chunks, minus the function startup of that render and 100 ms,
            divided by the number of frames in a chunk.
          </>
        }
        min={1}
        max={60_000}
      />
      <DraftNumber
        {...form}
        name="startMs"
        label="Function startup"
        unit="ms"
        hint={
          <>
            Time until the browser has started and loaded your project: <code>serveUrlOpened</code>{' '}
            minus <code>functionLaunched</code> in the progress of a render.
          </>
        }
        min={0}
        max={60_000}
        step={100}
      />
      <DraftNumber
        {...form}
        name="firstMs"
        label="Setup of the main function"
        unit="ms"
        hint="Time to read the composition, start the other functions and upload the file."
        min={0}
        max={60_000}
        step={100}
      />
      <DraftNumber
        {...form}
        name="combineMs"
        label="Combining time per chunk"
        unit="ms"
        hint={
          <>
            <code>timeToCombine</code> from a Lambda render, divided by its number of chunks.
          </>
        }
        min={0}
        max={60_000}
        step={10}
      />
    </>
  );
}

/** The function that renders it. */
export function FunctionFields({figures, ...form}: Props): ReactNode {
  const {draft, onChange} = form;
  const range = (name: 'memoryMb' | 'diskMb' | 'timeoutSeconds') => {
    const {min, max} = figures[name];
    return {...form, name, min, max};
  };
  return (
    <>
      <SelectField
        label="Region"
        value={draft.region}
        options={Object.keys(figures.regions).map((region) => ({value: region, label: region}))}
        onChange={(region) => onChange({region})}
      />
      <DraftNumber {...range('memoryMb')} label="Memory" unit="MB" />
      <DraftNumber {...range('diskMb')} label="Disk" unit="MB" />
      <DraftNumber {...range('timeoutSeconds')} label="Timeout" unit="seconds" />
      <SelectField
        label="Frames per function"
        value={draft.ownChunks ? 'own' : 'automatic'}
        options={[
          {value: 'automatic', label: 'Automatic'},
          {value: 'own', label: 'Custom'},
        ]}
        onChange={(choice) => onChange({ownChunks: choice === 'own'})}
      />
      {draft.ownChunks && (
        <DraftNumber
          {...form}
          name="framesPerFunction"
          label="Frames in a chunk"
          min={splitting.framesPerFunctionLimit}
          // All frames of the longest video: 14,400 seconds at 240 frames per second.
          max={3_456_000}
        />
      )}
    </>
  );
}
