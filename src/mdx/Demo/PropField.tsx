import {Slider} from '@site/src/components/DemoPlayer/Slider';
import {
  CheckField,
  ColorField,
  Field,
  fieldStyles,
  SelectField,
  TextField,
} from '@site/src/components/Fields';
import type {DemoField} from '@site/src/demos/demo-types';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

type Value = number | boolean | string;
type Props = {field: DemoField; value: Value | undefined; onChange: (value: Value) => void};

/** The control that fits the type of a prop. */
export function PropField({field, value, onChange}: Props): ReactNode {
  const {label} = field;
  switch (field.kind) {
    case 'number':
      return (
        <NumberProp
          label={label}
          value={Number(value)}
          min={field.min}
          max={field.max}
          step={field.step}
          onChange={onChange}
        />
      );
    case 'switch':
      return <CheckField label={label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          value={String(value)}
          options={field.options.map((option) => ({value: option, label: option}))}
          onChange={onChange}
        />
      );
    case 'color':
      return <ColorField label={label} value={String(value)} onChange={onChange} />;
    case 'text':
      return (
        <TextField
          label={label}
          value={String(value)}
          maxLength={field.maxLength}
          onChange={onChange}
        />
      );
  }
}

type NumberProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A number to slide to or to type; while the typed one is out of range, the last one that fits holds. */
function NumberProp({label, value, min, max, step, onChange}: NumberProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const range = {min, max, step};
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.number}>
          <Slider {...control} {...range} value={value} onSlide={onChange} />
          <input
            {...range}
            type="number"
            className={fieldStyles.input}
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
        </div>
      )}
    </Field>
  );
}
