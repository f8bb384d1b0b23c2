import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The first version that has it: three numbers with dots, which `npm run check` compares with the documented one. */
  version: string;
};

/** The version that introduced what precedes it, as a mark in the line. */
export function Since({version}: Props): ReactNode {
  return <span className={styles.since}>since {version}</span>;
}
