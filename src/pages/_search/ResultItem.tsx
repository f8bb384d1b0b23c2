import Link from '@docusaurus/Link';
import {hitText, type SearchHit} from '@site/src/search/hits';
import {MarkedText} from '@site/src/search/MarkedText';
import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

/** One result: where it stands, the page, the section of it, and what it says. */
export function ResultItem({hit, item}: {hit: SearchHit; item?: Ref<HTMLLIElement>}): ReactNode {
  const {title, detail, text} = hitText(hit);
  const isPage = hit.type === 'lvl1';
  return (
    <li ref={item} className={styles.result}>
      <p className={styles.place}>{hit.hierarchy.lvl0}</p>
      <Link to={hit.url} target="_self" className={styles.title}>
        <MarkedText text={isPage ? title : detail} />
        {!isPage && (
          <span className={styles.section}>
            {' › '}
            <MarkedText text={title} />
          </span>
        )}
      </Link>
      {text && (
        <p className={styles.detail}>
          <MarkedText text={text} />
        </p>
      )}
    </li>
  );
}
