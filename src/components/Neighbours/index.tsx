import type {Neighbour} from '@site/src/content/records/catalog';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the list is of, for those who do not see it. */
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
};

/** Leads to the page before and the page after in a list of records. */
export function Neighbours({label, previous, next}: Props): ReactNode {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      <div className="pagination-nav">
        {previous && (
          <PaginatorNavLink permalink={previous.path} title={previous.name} subLabel="Previous" />
        )}
        {next && (
          <PaginatorNavLink permalink={next.path} title={next.name} subLabel="Next" isNext />
        )}
      </div>
    </nav>
  );
}
