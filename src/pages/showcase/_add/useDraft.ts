import {useState, useSyncExternalStore} from 'react';
import {emptyDraft, type Draft} from './draft';
import {createDraftStore, type DraftStore} from './draft-store';

/** The reader's day as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const freshDraft = (): Draft => ({...emptyDraft, submitted: today()});

const built: ReturnType<DraftStore['snapshot']> = {draft: emptyDraft, cleared: null, kept: null};

type DraftState = ReturnType<DraftStore['snapshot']> &
  Pick<DraftStore, 'change' | 'clear' | 'undo'>;

/** The draft of this reader; in the built HTML an empty one. */
export function useDraft(): DraftState {
  const [store] = useState(() => createDraftStore(freshDraft));
  const {change, clear, undo} = store;
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => built);
  return {...snapshot, change, clear, undo};
}
