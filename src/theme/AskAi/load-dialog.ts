import type {ComponentProps, ComponentType} from 'react';

type AskDialog = ComponentType<
  ComponentProps<(typeof import('@site/src/theme/AskAi/Dialog'))['default']>
>;

let loading: Promise<AskDialog> | undefined;

/** The panel's dialog, loaded once when it is first wanted; a failed load can be repeated. */
export function loadDialog(): Promise<AskDialog> {
  loading ??= import('@site/src/theme/AskAi/Dialog').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
