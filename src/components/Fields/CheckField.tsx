import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {label: ReactNode; checked: boolean; onChange: (checked: boolean) => void};

/** Something that is on or off. */
export function CheckField({label, checked, onChange}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({currentTarget}) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
