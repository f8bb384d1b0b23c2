import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A part of a text that opens when it is wanted, with and without JavaScript. */
export default function Details({summary, children, open, id}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.details} open={open} id={id}>
      {summary}
      {children}
    </details>
  );
}
