import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The kind of page, in a word or two, above the title. */
  eyebrow?: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Buttons under the intro; beside it where there is room and no `aside`. */
  actions?: ReactNode;
  /** What the page is about, to be seen or used at once; without it the header is lower. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: what it is, in one title and one sentence, over a timeline's ruler. */
export function PageHeader({eyebrow, title, intro, actions, aside, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <div
        className={clsx(
          styles.inner,
          aside && styles.withAside,
          actions && !aside && styles.withActions,
        )}
      >
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {children}
        </div>
        {aside}
      </div>
    </header>
  );
}
