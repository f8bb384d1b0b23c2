import Link from '@docusaurus/Link';
import type {PageEntry} from '@site/src/plugins/built-pages/page-list';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  pages: readonly PageEntry[];
  /** Id of the element that names the list. */
  labelledBy: string;
  /** Set in a frame, where a page would not fit. */
  inNewTab?: boolean;
  /** Set where there is little room: without descriptions. */
  brief?: boolean;
};

/** Pages of this site, each with title, address and, where there is room, description. */
export function PageList({pages, labelledBy, inNewTab = false, brief = false}: Props): ReactNode {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {pages.map(({path, title, description}) => (
        <li key={path}>
          <Link to={path} className={styles.page} {...(inNewTab && {target: '_blank'})}>
            <span className={styles.title}>{title}</span>
            <span className={styles.path}>{path}</span>
            {!brief && description && description !== title && (
              <span className={styles.about}>{description}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
