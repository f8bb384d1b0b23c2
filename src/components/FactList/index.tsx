import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One fact; a fact without a value is left out. */
export type Fact = {term: string; value: ReactNode};

/** Facts in two columns: what it is, and what is known about it. */
export function FactList({facts}: {facts: readonly Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => value)
        .map(({term, value}) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
