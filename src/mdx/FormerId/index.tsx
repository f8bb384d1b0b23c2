import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Without the `#`. */
  id: string;
};

/**
 * An anchor that stays for addresses which packages print and others have bookmarked, in the
 * paragraph below a heading whose own id is another.
 */
export function FormerId({id}: Props): ReactNode {
  return <span id={id} className={styles.anchor} />;
}
