import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import type {SearchClient} from '@site/src/search/client';
import {missingResultsUrl} from '@site/src/search/missing-results';
import {searchPath} from '@site/src/search/search-path';
import {useSuggestions} from '@site/src/search/useSuggestions';
import type {ReactNode} from 'react';
import type {Search} from './read-search';
import styles from './styles.module.css';

type Props = {
  client: SearchClient;
  search: Search;
  /** Results in other areas than the one asked for. */
  elsewhere: number;
};

/** What to do when nothing was found. */
export function WithoutResults({client, search: {query, area}, elsewhere}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const suggestions = useSuggestions(client, elsewhere > 0 ? null : query);
  return (
    <div className={styles.nothing}>
      <p className={styles.headline}>
        No results for “<strong>{query}</strong>”{area && ` in ${area}`}
      </p>
      {elsewhere > 0 && (
        <p>
          <Link to={searchPath(query)}>
            {elsewhere === 1 ? 'Show the one result' : `Show all ${elsewhere} results`} in other
            parts of the site
          </Link>
        </p>
      )}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p id="suggestions">Try searching for</p>
          <ul aria-labelledby="suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={searchPath(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link to={missingResultsUrl(siteConfig, query)}>Let us know.</Link>
      </p>
    </div>
  );
}
