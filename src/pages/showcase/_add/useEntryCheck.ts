import {useEffect, useMemo, useState} from 'react';
import type {CheckedEntry} from './check-entry';
import type {Draft} from './draft';

type Checker = typeof import('./check-entry');

type EntryCheck = {
  /** Null until the checker is there. */
  checked: CheckedEntry | null;
  /** The checker could not be loaded, such as without a connection. */
  failed: boolean;
  retry: () => void;
};

/** Checks the draft as it is typed, with a checker that is loaded after the page. */
export function useEntryCheck(draft: Draft, taken: readonly string[]): EntryCheck {
  const [checker, setChecker] = useState<Checker | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let stale = false;
    import('./check-entry').then(
      (loaded) => !stale && setChecker(loaded),
      () => !stale && setFailedAttempt(attempt),
    );
    return () => {
      stale = true;
    };
  }, [attempt]);

  const checked = useMemo(() => checker?.checkEntry(draft, taken) ?? null, [checker, draft, taken]);
  return {checked, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1)};
}
