import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the table holds, for those who scroll it without seeing it. */
  label: string;
  /** Titles of the columns; the first one is that of the rows' names. */
  head: readonly string[];
  /** Rows. */
  children: ReactNode;
};

/** A table that scrolls sideways where the screen is narrow. */
export function Table({label, head, children}: Props): ReactNode {
  return (
    // What scrolls must be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** One row: its name and its cells, each in a `td`. */
export function Row({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}
