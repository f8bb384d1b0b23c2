import {Button} from '@site/src/components/Button';
import {failureWords} from '@site/src/search/failure-words';
import {useSearchClient} from '@site/src/search/useSearchClient';
import {useEffect, useRef, type ReactNode} from 'react';
import {AreaFilter} from './AreaFilter';
import {describeResults} from './describe-results';
import {LoadMore} from './LoadMore';
import {mostPages, type Search} from './read-search';
import {ResultItem} from './ResultItem';
import styles from './styles.module.css';
import {useResults} from './useResults';
import {useScrollMemory} from './useScrollMemory';
import {WithoutResults} from './WithoutResults';

/** No answer could be had. */
function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.headline}>{failureWords.title}</p>
      <p>{failureWords.help}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

/** The results of a search: loading, found, not found, or not to be had. */
export function Results({search}: {search: Search}): ReactNode {
  const {client} = useSearchClient();
  const {kind, hasFailed, answers, areas, retry} = useResults(client, search);
  useScrollMemory(kind === 'done');
  const first = answers[0];
  const hits = answers.flatMap((answer) => answer.hits);
  const total = first?.total ?? 0;
  const most = Math.min(first?.pages ?? 0, mostPages);
  const everywhere = Object.values(areas).reduce((sum, count) => sum + count, 0);

  /** Index of the first result that a button has asked for: the focus moves there once it arrives. */
  const next = useRef<number | null>(null);
  const nextItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Another search must not move the focus.
    next.current = null;
  }, [search.query, search.area]);
  useEffect(() => {
    if (next.current !== null && hits.length > next.current) {
      next.current = null;
      nextItem.current?.querySelector('a')?.focus({preventScroll: true});
    }
  }, [hits.length]);

  return (
    <>
      <AreaFilter search={search} counts={areas} all={everywhere} />
      {/* Nothing found and failures have a text of their own; this one is then only read out. */}
      <p
        role="status"
        className={hasFailed || first?.total === 0 ? 'visually-hidden' : styles.count}
      >
        {describeResults(search, {kind, total: first?.total, shown: hits.length})}
      </p>
      {total > 0 && (
        <ol className={styles.results}>
          {hits.map((hit, index) => (
            <ResultItem
              // A page may arrive twice when the index changes between two requests.
              key={`${index} ${hit.objectID}`}
              hit={hit}
              item={index === next.current ? nextItem : undefined}
            />
          ))}
        </ol>
      )}
      {hasFailed && (
        <Failure
          onRetry={() => {
            next.current = hits.length;
            retry();
          }}
        />
      )}
      {!hasFailed && hits.length < total && answers.length < most && (
        <LoadMore
          search={search}
          shown={hits.length}
          total={total}
          isLoading={kind === 'loading'}
          onMore={() => {
            next.current = hits.length;
          }}
        />
      )}
      {first?.total === 0 && (
        <WithoutResults client={client} search={search} elsewhere={everywhere} />
      )}
    </>
  );
}
