import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useState} from 'react';
import {emptyDraft, type Draft} from './draft';
import {readDraft, storeDraft} from './stored-draft';

/** The reader's day as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const freshDraft = (): Draft => ({...emptyDraft, submitted: today()});

type Snapshot = {
  draft: Draft;
  /** What was cleared last, until something else is changed. */
  cleared: Draft | null;
  /** Whether the browser stores the draft; null until something was changed. */
  stored: boolean | null;
};

type DraftState = Snapshot & {
  change: (draft: Draft) => void;
  clear: () => void;
  /** Brings back what was cleared last. */
  undo: () => void;
};

/**
 * The draft of this reader: the one in the browser's storage, where it is stored from the first
 * change on, or a fresh one. In the built HTML it is empty.
 */
export function useDraft(): DraftState {
  const isBrowser = useIsBrowser();
  const first = useMemo(
    () => (isBrowser ? (readDraft() ?? freshDraft()) : emptyDraft),
    [isBrowser],
  );
  const [changed, setChanged] = useState<Snapshot | null>(null);
  const now = changed ?? {draft: first, cleared: null, stored: null};

  const change = (draft: Draft) => setChanged({draft, cleared: null, stored: storeDraft(draft)});
  const clear = () => {
    storeDraft(null);
    setChanged({draft: freshDraft(), cleared: now.draft, stored: null});
  };
  return {...now, change, clear, undo: () => change(now.cleared ?? now.draft)};
}
