import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {id: string; title: string; children: ReactNode};

/** A titled part of the page's text column. */
export function Part({id, title, children}: Props): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
