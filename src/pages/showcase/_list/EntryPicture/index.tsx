import {Picture} from '@site/src/components/Picture';
import type {ReactNode} from 'react';
import {pictureOf, type ShowcaseEntry} from '../entries';
import styles from './styles.module.css';

type Props = {entry: ShowcaseEntry; alt: string; eager?: boolean};

/** The picture of an entry, whole, in a box that has the same ratio for all. */
export function EntryPicture({entry, alt, eager}: Props): ReactNode {
  return (
    <div className={styles.box}>
      <Picture {...pictureOf(entry)} alt={alt} eager={eager} className={styles.picture} />
    </div>
  );
}
