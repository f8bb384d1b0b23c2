import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

// Fields that docs pages do not use have their own files and style sheets, next to this one.

/** `input` is the look of a control inside a `Field`. */
export const fieldStyles = styles;

type Described = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  /** For links to the control from elsewhere on the page. */
  id?: string;
  label: ReactNode;
  /** What the reader may type, or where to find the number. */
  hint?: ReactNode;
  /** What is wrong with the value; replaces the hint. */
  error?: string | null;
  /** The present value, next to the label, where the control does not show it. */
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

type TextProps = {
  label: string;
  value: string;
  /** Most characters the field takes. */
  maxLength: number;
  onChange: (text: string) => void;
};

/** One line of text with a limit and a count next to the label. */
export function TextField({label, value, maxLength, onChange}: TextProps): ReactNode {
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

type SelectProps<Value extends string> = {
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
}: SelectProps<Value>): ReactNode {
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

type CheckProps = {label: ReactNode; checked: boolean; onChange: (checked: boolean) => void};

/** Something that is on or off. */
export function CheckField({label, checked, onChange}: CheckProps): ReactNode {
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

type ColorProps = {
  label: string;
  /** Six hexadecimal digits after a `#`. */
  value: string;
  onChange: (color: string) => void;
};

/** Any colour, with the browser's own chooser. */
export function ColorField({label, value, onChange}: ColorProps): ReactNode {
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
