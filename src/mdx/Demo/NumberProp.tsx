import {Slider} from '@site/src/components/DemoPlayer/Slider';
import {Field} from '@site/src/components/Fields/Field';
import fieldStyles from '@site/src/components/Fields/styles.module.css';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A number to slide to or to type; while the typed one is out of range, the last one that fits holds. */
export function NumberProp({label, value, min, max, step, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const range = {min, max, step};
  return (
    <Field
      label={label}
      value={
        <input
          {...range}
          type="number"
          className={clsx(fieldStyles.value, styles.number)}
          aria-label={`${label}, as a number`}
          value={typed ?? value}
          onChange={({currentTarget}) => {
            setTyped(currentTarget.value);
            const number = currentTarget.valueAsNumber;
            if (number >= min && number <= max) {
              onChange(number);
            }
          }}
          onBlur={() => setTyped(null)}
        />
      }
    >
      {(control) => <Slider {...control} {...range} value={value} onSlide={onChange} />}
    </Field>
  );
}
