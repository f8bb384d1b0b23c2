import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a list of links, each with a picture and a name, as a grid. */
export function Gallery({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.gallery}>{children}</div>;
}
