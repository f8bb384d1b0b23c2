import type {ReactNode} from 'react';
import {Field} from './Field';
import styles from './styles.module.css';

type Props<Value extends string> = {
  label: string;
  hint?: ReactNode;
  value: Value;
  options: readonly {value: Value; label: string}[];
  onChange: (value: Value) => void;
};

/** One of a few choices. */
export function SelectField<Value extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: Props<Value>): ReactNode {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) {
      onChange(option.value);
    }
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={value}
          onChange={({currentTarget}) => choose(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
