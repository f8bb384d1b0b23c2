import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type FilterChoice = {
  label: string;
  /** Address of the list narrowed so, without base URL. */
  to: string;
  /** How many entries it has then. */
  count?: number;
  isChosen: boolean;
};

/** Filters of a list, as links: the choice is part of the URL. */
export function FilterLinks({
  label,
  choices,
}: {
  label: string;
  choices: readonly FilterChoice[];
}): ReactNode {
  return (
    <nav aria-label={label} className={styles.links}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              className={clsx(styles.choice, choice.isChosen && styles.chosen)}
              aria-current={choice.isChosen ? 'true' : undefined}
            >
              {choice.label}
              {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
