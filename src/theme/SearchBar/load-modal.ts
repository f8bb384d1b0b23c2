import type {ComponentType} from 'react';

type SearchModal = ComponentType<{typed: string; onClose: () => void}>;

let loading: Promise<SearchModal> | undefined;

/** The search modal, loaded once at the first sign that a reader wants it; a failed load can be repeated. */
export function loadModal(): Promise<SearchModal> {
  loading ??= import('@site/src/search/SearchModal').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
