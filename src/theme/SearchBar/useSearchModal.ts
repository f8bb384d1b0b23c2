import {explained} from '@site/src/components/explain-missing-chunk';
import {loadOnce} from '@site/src/components/load-once';
import {useCallback, useState} from 'react';

/** The search modal, loaded at the first sign that a reader wants it. */
export const loadModal = loadOnce(
  explained(() => import('@site/src/search/SearchModal').then((module) => module.default)),
);

type View = Awaited<ReturnType<typeof loadModal>>;
type State = {kind: 'closed' | 'loading' | 'failed'} | {kind: 'open'; View: View};

type SearchModal = {
  state: State;
  /** Loads the modal and opens it, unless it is closed in the meantime. */
  open: () => void;
  close: () => void;
};

/** Whether the search is open, on its way, or could not be loaded. */
export function useSearchModal(): SearchModal {
  const [state, setState] = useState<State>({kind: 'closed'});
  const open = useCallback(() => {
    const arrive = (arrived: State) =>
      setState((before) => (before.kind === 'loading' ? arrived : before));
    setState({kind: 'loading'});
    loadModal().then(
      (View) => arrive({kind: 'open', View}),
      () => arrive({kind: 'failed'}),
    );
  }, []);
  const close = useCallback(() => setState({kind: 'closed'}), []);
  return {state, open, close};
}
