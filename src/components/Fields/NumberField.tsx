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
  step?: number | 'any';
  /** Hears each number, and null while the field holds none in the range. */
  onChange: (count: number | null) => void;
};

/** A number with arrows, and an error when it is none or out of range. */
export function NumberField({
  label,
  unit,
  hint,
  initial,
  min,
  max,
  fraction = false,
  step = fraction ? 'any' : undefined,
  onChange,
}: Props): ReactNode {
  const [text, setText] = useState(String(initial));
  const range = {min, max, fraction};
  const wrong = readCount(text, range) === null;
  return (
    <Field label={label} hint={hint} error={wrong ? describeRange(range) : null}>
      {(control) => (
        <div className={numberStyles.withUnit}>
          <input
            {...control}
            type="number"
            inputMode={fraction ? 'decimal' : 'numeric'}
            className={styles.input}
            min={min}
            max={max}
            step={step}
            value={text}
            onChange={({currentTarget: {value}}) => {
              setText(value);
              onChange(readCount(value, range));
            }}
          />
          {unit && <span className={numberStyles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}

/** The numbers that a field accepts, both ends included. */
type CountRange = {
  min: number;
  max: number;
  /** Whether fractions are among them, such as 29.97; otherwise whole numbers only. */
  fraction?: boolean;
};

/** Reads a number; null when it is none or outside the range. */
export function readCount(text: string, {min, max, fraction}: CountRange): number | null {
  if (!(fraction ? /^\d*\.?\d+$/ : /^\d+$/).test(text.trim())) {
    return null;
  }
  const count = Number(text);
  return count >= min && count <= max ? count : null;
}

/** The error for a number outside the range. */
export function describeRange({min, max, fraction}: CountRange): string {
  return `Enter a ${fraction ? '' : 'whole '}number from ${formatCount(min)} to ${formatCount(max)}.`;
}
