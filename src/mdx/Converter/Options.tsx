import {CheckField, SelectField} from '@site/src/components/Fields';
import {useEffect, useState, type ReactNode} from 'react';
import {canEncode} from './can-encode';
import {explainEncoders, formats} from './explain';
import type {Choices} from './start-conversion';
import styles from './styles.module.css';

const containers = (['webm', 'mp4', 'wav'] as const).map((value) => ({
  value,
  label: formats[value].label,
}));
const heights = [
  {value: '', label: 'Unchanged'},
  ...['1080', '720', '480', '360'].map((value) => ({value, label: `At most ${value} pixels`})),
];
const rotations = [
  {value: '0', label: 'None'},
  {value: '90', label: '90° clockwise'},
  {value: '180', label: '180°'},
  {value: '270', label: '270° clockwise'},
];

type Props = {
  choices: Choices;
  disabled: boolean;
  onChange: (choices: Choices) => void;
};

/** What the new file is to be. A WAV has nothing to choose. */
export function Options({choices, disabled, onChange}: Props): ReactNode {
  const {container, maxHeight, rotate, sound} = choices;
  const hint = useEncoderHint(container);
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className="visually-hidden">Options</legend>
      <SelectField
        label="Format"
        hint={hint}
        value={container}
        options={containers}
        // Sound is all that such a file has.
        onChange={(value) =>
          onChange({...choices, container: value, sound: sound || value === 'wav'})
        }
      />
      {container !== 'wav' && (
        <>
          <SelectField
            label="Height"
            value={String(maxHeight ?? '')}
            options={heights}
            onChange={(value) => onChange({...choices, maxHeight: value ? Number(value) : null})}
          />
          <SelectField
            label="Rotation"
            value={String(rotate)}
            options={rotations}
            onChange={(value) => onChange({...choices, rotate: Number(value)})}
          />
          <CheckField
            label="Sound"
            checked={sound}
            onChange={(checked) => onChange({...choices, sound: checked})}
          />
        </>
      )}
    </fieldset>
  );
}

/** Which encoders for the format the browser lacks, once it has answered. */
function useEncoderHint(container: Choices['container']): string | undefined {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    let left = false;
    setHint(undefined);
    if (container !== 'wav') {
      canEncode(container).then((can) => left || setHint(explainEncoders(container, can)));
    }
    return () => {
      left = true;
    };
  }, [container]);
  return hint;
}
