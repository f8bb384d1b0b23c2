import Link from '@docusaurus/Link';
import {hitText, type SearchHit} from '@site/src/search/hits';
import {Marked} from '@site/src/search/Marked';
import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

/** One result: its area, the page, the section of it, and what it says. */
export function ResultItem({hit, item}: {hit: SearchHit; item?: Ref<HTMLLIElement>}): ReactNode {
  const {title, detail, text} = hitText(hit);
  const isPage = hit.type === 'lvl1';
  return (
    <li ref={item} className={styles.result}>
      <p className={styles.category}>{hit.hierarchy.lvl0}</p>
      <Link to={hit.url} target="_self" className={styles.title}>
        <Marked text={isPage ? title : detail} />
        {!isPage && (
          <span className={styles.section}>
            {' › '}
            <Marked text={title} />
          </span>
        )}
      </Link>
      {text.length > 0 && (
        <p className={styles.detail}>
          <Marked text={text} />
        </p>
      )}
    </li>
  );
}
