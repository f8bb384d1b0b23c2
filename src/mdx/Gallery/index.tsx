import type {ReactNode} from 'react';
import {InGallery} from './in-gallery';
import styles from './styles.module.css';

/** Shows a list of links, each with a picture that plays and a name, as a grid. */
export function Gallery({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.gallery}>
      <InGallery value>{children}</InGallery>
    </div>
  );
}
