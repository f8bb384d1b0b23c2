import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** The shortcut on this machine; the built page shows the one most readers have. */
export function useShortcut(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(window.navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}
