import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useRef, useSyncExternalStore} from 'react';

/**
 * One value of the URL's query, and a function that replaces it without a
 * new entry in the browser's history. It is null in the built HTML and until
 * the page is hydrated.
 */
export function useQueryValue(key: string): [string | null, (value: string | null) => void] {
  const history = useHistory();
  const {pathname} = useLocation();
  const last = useRef<string | null>(null);

  const read = () => {
    // The URL changes before the page does: the page that is being left does not react.
    if (history.location.pathname === pathname) {
      last.current = new URLSearchParams(history.location.search).get(key);
    }
    return last.current;
  };
  const value = useSyncExternalStore(history.listen, read, () => null);

  const change = useCallback(
    (next: string | null) => {
      const query = new URLSearchParams(history.location.search);
      if (next === null) {
        query.delete(key);
      } else {
        query.set(key, next);
      }
      history.replace({...history.location, search: query.toString()});
    },
    [history, key],
  );
  return [value, change];
}
