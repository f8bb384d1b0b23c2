import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Feature = {title: string; text: ReactNode};

type Props = {
  features: readonly Feature[];
  /** In wide windows; medium ones have two columns, narrow ones one. */
  columns: 2 | 3;
};

/** Titles with a few sentences each, side by side. */
export function FeatureGrid({features, columns}: Props): ReactNode {
  return (
    <ul className={clsx(styles.features, columns === 3 ? styles.three : styles.two)}>
      {features.map(({title, text}) => (
        <li key={title}>
          <Heading as="h3" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
