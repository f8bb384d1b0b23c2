import {keepDraft, readDraft} from './draft-storage';
import type {Draft} from './draft';

type Snapshot = {
  draft: Draft;
  /** What was cleared last, until something else is changed. */
  cleared: Draft | null;
  /** Whether the browser keeps the draft; null until something was changed. */
  kept: boolean | null;
};

export type DraftStore = {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => Snapshot;
  change: (draft: Draft) => void;
  clear: () => void;
  /** Brings back what was cleared last. */
  undo: () => void;
};

/**
 * The draft, taken from the browser's storage when it is first asked for, and
 * kept there from the first change on.
 * @param fresh makes the draft of an empty form
 */
export function createDraftStore(fresh: () => Draft): DraftStore {
  const listeners = new Set<() => void>();
  let current: Snapshot | undefined;

  const snapshot = () => (current ??= {draft: readDraft() ?? fresh(), cleared: null, kept: null});

  const set = (next: Snapshot) => {
    current = next;
    listeners.forEach((listener) => listener());
  };

  const change = (draft: Draft) => set({draft, cleared: null, kept: keepDraft(draft)});

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot,
    change,
    clear: () => {
      const cleared = snapshot().draft;
      keepDraft(null);
      set({draft: fresh(), cleared, kept: null});
    },
    undo: () => change(snapshot().cleared ?? snapshot().draft),
  };
}
