import type {ReactNode} from 'react';
import {Field} from './Field';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** Six hexadecimal digits after a `#`. */
  value: string;
  onChange: (color: string) => void;
};

/** Any colour, with the browser's own chooser. */
export function ColorField({label, value, onChange}: Props): ReactNode {
  return (
    <Field label={label} value={<output className={styles.value}>{value}</output>}>
      {(control) => (
        <input
          {...control}
          type="color"
          className={styles.color}
          value={value}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
