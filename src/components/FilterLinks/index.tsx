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

/** Ways to narrow a list, as links: what is chosen stands in the address. */
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
