import {useState, type ReactNode} from 'react';
import {Field} from './Field';
import {describeRange, readCount, type CountRange} from './read-count';
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

/** A whole number with arrows; says what it takes when it holds something else. */
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
