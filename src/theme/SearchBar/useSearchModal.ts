import {useHistory, useLocation} from '@docusaurus/router';
import {explained} from '@site/src/components/explain-missing-chunk';
import {loadOnce} from '@site/src/components/load-once';
import {findShell, openShell, removeShell} from '@site/src/search/search-shell';
import {useCallback, useEffect, useState} from 'react';

/** The search modal, loaded at the first sign that a reader wants it. */
export const loadModal = loadOnce(
  explained(() => import('@site/src/search/SearchModal').then((module) => module.default)),
);

type View = Awaited<ReturnType<typeof loadModal>>;
type Location = ReturnType<typeof useLocation>;
/** Where it was opened: nothing covers the page that follows. */
type State =
  | {kind: 'closed'}
  | {kind: 'loading' | 'failed'; at: Location}
  | {kind: 'open'; View: View; at: Location};

const closed: State = {kind: 'closed'};

type SearchModal = {
  state: State;
  /**
   * Loads the modal and opens it, unless it is closed or the page left in the meantime. Until it is there,
   * its shell takes what is typed.
   */
  open: () => void;
  close: () => void;
};

/** Whether the search is open, on its way, or could not be loaded. */
export function useSearchModal(): SearchModal {
  const {action} = useHistory();
  const at = useLocation();
  const [state, setState] = useState<State>(closed);
  const close = useCallback(() => {
    removeShell();
    setState(closed);
  }, []);
  const open = useCallback(() => {
    const arrive = (arrived: State) =>
      setState((before) => (before.kind === 'loading' && before.at === at ? arrived : before));
    setState({kind: 'loading', at});
    openShell().addEventListener('close', close);
    loadModal().then(
      (View) => arrive({kind: 'open', View, at}),
      () => {
        removeShell();
        arrive({kind: 'failed', at});
      },
    );
  }, [at, close]);
  // A filter of the page that was pressed before replaces the address.
  const isLeft = state.kind !== 'closed' && state.at !== at && action !== 'REPLACE';

  useEffect(() => {
    // Opened before React was there.
    if (findShell()) {
      open();
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    if (isLeft) {
      close();
    }
  }, [isLeft, close]);

  return {state: isLeft ? closed : state, open, close};
}
