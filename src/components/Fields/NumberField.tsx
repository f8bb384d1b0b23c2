import {formatCount} from '@site/src/components/format-count';
import {useState, type ReactNode} from 'react';
import {Field} from '.';
import numberStyles from './number.module.css';
import styles from './styles.module.css';

type Props = CountRange & {
  label: string;
  /** What the number counts, after the control. */
  unit?: string;
  hint?: ReactNode;
  initial: number;
  step?: number;
  /** Hears each number, and null while the field holds none in the range. */
  onChange: (count: number | null) => void;
};

/** A whole number with arrows, and an error when it is none or out of range. */
export function NumberField({
  label,
  unit,
  hint,
  initial,
  min,
  max,
  step,
  onChange,
}: Props): ReactNode {
  const [text, setText] = useState(String(initial));
  const wrong = readCount(text, {min, max}) === null;
  return (
    <Field label={label} hint={hint} error={wrong ? describeRange({min, max}) : null}>
      {(control) => (
        <div className={numberStyles.withUnit}>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            className={styles.input}
            min={min}
            max={max}
            step={step}
            value={text}
            onChange={({currentTarget: {value}}) => {
              setText(value);
              onChange(readCount(value, {min, max}));
            }}
          />
          {unit && <span className={numberStyles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}

/** The whole numbers that a field takes, both ends included. */
type CountRange = {min: number; max: number};

/** Reads a whole number; null when it is none or outside the range. */
export function readCount(text: string, {min, max}: CountRange): number | null {
  if (!/^\d+$/.test(text.trim())) {
    return null;
  }
  const count = Number(text);
  return count >= min && count <= max ? count : null;
}

/** The error for a number outside the range. */
export function describeRange({min, max}: CountRange): string {
  return `Enter a whole number from ${formatCount(min)} to ${formatCount(max)}.`;
}
