import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Described = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  /** Set where something else on the page leads to the control. */
  id?: string;
  label: ReactNode;
  /** What the reader may type, or where to find the number. */
  hint?: ReactNode;
  /** What is wrong with what stands in the field; takes the hint's place. */
  error?: string | null;
  /** The present value, beside the label, where the control does not show it. */
  value?: ReactNode;
  children: (control: Described) => ReactNode;
};

/** A labelled control with room for a hint, which turns into the error when there is one. */
export function Field({id: givenId, label, hint, error, value, children}: Props): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {value}
      </div>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
