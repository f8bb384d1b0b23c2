import type {CSSProperties, ReactNode} from 'react';
import {Field} from '.';
import rangeStyles from './range.module.css';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as "1.5×"; also announced by screen readers. */
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** A slider with its value beside its label. */
export function RangeField({label, value, min, max, step, format, onChange}: Props): ReactNode {
  const filled: CSSProperties & Record<'--filled', number> = {
    '--filled': (value - min) / (max - min),
  };
  return (
    <Field label={label} value={<output className={styles.value}>{format(value)}</output>}>
      {(control) => (
        <input
          {...control}
          type="range"
          className={rangeStyles.range}
          style={filled}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={({currentTarget}) => onChange(Number(currentTarget.value))}
        />
      )}
    </Field>
  );
}
