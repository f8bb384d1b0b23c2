import type {ReactNode} from 'react';
import {Field} from './Field';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: string;
  /** Most characters the field takes. */
  maxLength: number;
  onChange: (text: string) => void;
};

/** One line of text with a limit; the characters used stand beside the label. */
export function TextField({label, value, maxLength, onChange}: Props): ReactNode {
  return (
    <Field
      label={label}
      value={
        <span className={styles.value}>
          {value.length}/{maxLength}
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          type="text"
          className={styles.input}
          maxLength={maxLength}
          value={value}
          autoComplete="off"
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
