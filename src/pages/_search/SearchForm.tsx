import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/Button';
import {queryLimit} from '@site/src/search/client';
import type {Area} from '@site/src/search/record';
import {searchParameters} from '@site/src/search/search-path';
import {useEffect, useId, useRef, type FormEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {query: string; area: Area | undefined};

/** The search field; sending it changes the address, which shows the results. */
export function SearchForm({query, area}: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const action = useBaseUrl('/search');
  const field = useRef<HTMLInputElement>(null);
  /** The query that the field was given last: at first, the built page's, behind which one may have typed. */
  const shown = useRef(query);

  useEffect(() => {
    // Another address is another start for the field, which keeps the focus.
    if (query !== shown.current) {
      shown.current = query;
      field.current!.value = query;
    }
  }, [query]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    const address = `${action}${typed ? searchParameters(typed, {area}) : ''}`;
    // Sending the same query again adds no history entry, as with browsers' own forms.
    const {pathname, search: parameters} = history.location;
    history[address === pathname + parameters ? 'replace' : 'push'](address);
  };

  return (
    <form role="search" className={styles.form} action={action} onSubmit={search}>
      <label htmlFor={id} className={styles.label}>
        Search for
      </label>
      {area && <input type="hidden" name="in" value={area} />}
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          className={styles.input}
          maxLength={queryLimit}
          defaultValue={query}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" look="primary">
          Search
        </Button>
      </div>
    </form>
  );
}
