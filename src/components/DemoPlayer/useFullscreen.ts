import {useCallback, useSyncExternalStore, type RefObject} from 'react';

type Fullscreen = {
  /** Whether this browser can show a part of a page in full screen: Safari on phones cannot. */
  possible: boolean;
  active: boolean;
  toggle: () => void;
};

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Shows an element in full screen, and the page again. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const possible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  const active = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // A browser may refuse; the page then stays as it is.
    change?.catch(() => {});
  }, [element]);
  return {possible, active, toggle};
}
