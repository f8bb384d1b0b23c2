import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The fields of the question. */
  fields: ReactNode;
  /** The answer; it follows the fields as they change. */
  children: ReactNode;
};

/** A question on one side and its answer, worked out, on the other. */
export function Calculator({fields, children}: Props): ReactNode {
  return (
    <div className={styles.calculator}>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        {fields}
      </form>
      <div className={styles.answer}>{children}</div>
    </div>
  );
}

/** The resulting figures, large; screen readers announce changes. */
export function Result({children}: {children: ReactNode}): ReactNode {
  return (
    <output className={styles.result} aria-live="polite">
      {children}
    </output>
  );
}

/** One figure and what it is. */
export function Figure({value, unit}: {value: string; unit: string}): ReactNode {
  return (
    <span className={styles.figure}>
      <span className={styles.value}>{value}</span> <span className={styles.unit}>{unit}</span>
    </span>
  );
}

export type Step = {
  /** What is worked out. */
  name: string;
  /** How, with the reader's numbers. */
  formula: string;
  value: string;
};

/** The way to the answer, a line a step. */
export function Steps({label, steps}: {label: string; steps: readonly Step[]}): ReactNode {
  return (
    <dl className={styles.steps} aria-label={label}>
      {steps.map(({name, formula, value}) => (
        <div key={name} className={styles.step}>
          <dt>
            {name}
            <span className={styles.formula}>{formula}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Assumptions, in small print. */
export function Note({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.note}>{children}</p>;
}
