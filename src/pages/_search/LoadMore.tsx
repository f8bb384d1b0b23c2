import {useHistory} from '@docusaurus/router';
import {Button} from '@site/src/components/Button';
import {searchParameters} from '@site/src/search/search-path';
import type {CSSProperties, ReactNode} from 'react';
import type {Search} from './read-search';
import styles from './styles.module.css';

type Props = {
  search: Search;
  shown: number;
  total: number;
  isLoading: boolean;
  /** Called before the next results are asked for. */
  onMore: () => void;
};

/** How many of the results are shown, and a button for the next ones. */
export function LoadMore({search, shown, total, isLoading, onMore}: Props): ReactNode {
  const history = useHistory();
  const {query, area, pages} = search;
  const load = () => {
    if (isLoading) {
      return;
    }
    onMore();
    // No step for the back button: it leads back to all that was loaded.
    history.replace({
      ...history.location,
      search: searchParameters(query, {area, pages: pages + 1}),
    });
  };
  return (
    <div className={styles.more}>
      <p className={styles.shown}>
        {shown} of {total} shown
      </p>
      <div
        className={styles.share}
        style={{'--share': shown / total} as CSSProperties}
        aria-hidden="true"
      />
      {/* A disabled button would lose the focus. */}
      <Button aria-disabled={isLoading} onClick={load}>
        {isLoading ? 'Loading …' : 'Load more'}
      </Button>
    </div>
  );
}
