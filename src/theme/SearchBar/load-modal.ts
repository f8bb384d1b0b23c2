import type {TypedAhead} from '@site/src/search/typed-ahead';
import type {ComponentType} from 'react';

type SearchModal = ComponentType<{typedAhead: TypedAhead; onClose: () => void}>;

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
