import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The kind of page, in a word or two, above the title. */
  eyebrow?: ReactNode;
  title: string;
  intro?: ReactNode;
  /** Buttons under the intro. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: what it is, in one title and one sentence, over a timeline's ruler. */
export function PageHeader({eyebrow, title, intro, actions, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </header>
  );
}
