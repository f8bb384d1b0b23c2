import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode} from 'react';
import {checkVersion} from './check-version';
import styles from './styles.module.css';

type Props = {
  /** The first version that has it: three numbers with dots. */
  version: string;
};

/** The version that introduced what precedes it, as a mark in the line. */
export function Since({version}: Props): ReactNode {
  checkVersion(version, useSiteFields().version);
  return <span className={styles.since}>since {version}</span>;
}
