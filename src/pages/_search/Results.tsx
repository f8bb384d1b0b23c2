import Link from '@docusaurus/Link';
import {Button} from '@site/src/components/Button';
import type {SearchAnswer} from '@site/src/search/client';
import {hitText, type SearchHit} from '@site/src/search/hits';
import {MarkedText} from '@site/src/search/MarkedText';
import {searchAddress} from '@site/src/search/search-address';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useResults} from './useResults';
import {WithoutResults} from './WithoutResults';

function ResultItem({hit}: {hit: SearchHit}): ReactNode {
  const {title, detail} = hitText(hit);
  return (
    <li className={styles.result}>
      <p className={styles.place}>{hit.hierarchy.lvl0}</p>
      <Link to={hit.url} target="_self" className={styles.title}>
        <MarkedText text={title} />
      </Link>
      {detail && (
        <p className={styles.detail}>
          <MarkedText text={detail} />
        </p>
      )}
    </li>
  );
}

type PagingProps = {query: string; page: number; pages: number};

function Paging({query, page, pages}: PagingProps): ReactNode {
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      {page > 1 && <Link to={searchAddress(query, page - 1)}>Previous page</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={searchAddress(query, page + 1)}>Next page</Link>}
    </nav>
  );
}

const counted = ({total}: SearchAnswer, query: string) =>
  total === 0 ? 'Nothing found.' : `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`;

/** The results of a query: loading, found, not found, or not to be had. */
export function Results({query, page}: {query: string; page: number}): ReactNode {
  const results = useResults(query, page);
  const {kind} = results;
  // The other two ends have a text of their own; this one is then only read out.
  const isRead = kind === 'loading' || (kind === 'done' && results.answer.total > 0);
  return (
    <>
      <p role="status" className={isRead ? styles.count : styles.spoken}>
        {kind === 'loading' && 'Searching …'}
        {kind === 'done' && counted(results.answer, query)}
      </p>
      {kind === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p className={styles.headline}>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <Button onClick={results.retry}>Retry</Button>
        </div>
      )}
      {kind === 'done' && results.answer.total === 0 && <WithoutResults query={query} />}
      {kind === 'done' && results.answer.total > 0 && (
        <>
          <ol className={styles.results}>
            {results.answer.hits.map((hit) => (
              <ResultItem key={hit.objectID} hit={hit} />
            ))}
          </ol>
          {results.answer.pages > 1 && (
            <Paging query={query} page={page} pages={results.answer.pages} />
          )}
        </>
      )}
    </>
  );
}
