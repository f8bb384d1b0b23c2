import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useRef} from 'react';

/** Milliseconds without scrolling after which a position counts as one that was read. */
const rest = 200;

type Entry = {key?: string; scrollY?: unknown} | null;

const entry = () => window.history.state as Entry;

/** Stores the position in the browser's history entry, which outlives the page. */
function remember(key: string | undefined): void {
  // The address may have moved on before the page does.
  if (entry()?.key === key && entry()?.scrollY !== window.scrollY) {
    window.history.replaceState({...entry(), scrollY: window.scrollY}, '');
  }
}

/**
 * Restores the scroll position on Back and Forward. The browser cannot: when
 * it scrolls, the results are not there yet.
 * @param isReady whether everything that was there is there again
 */
export function useScrollMemory(isReady: boolean): void {
  const {key} = useLocation();
  const history = useHistory();
  const restored = useRef<string | null>(null);

  useLayoutEffect(() => {
    const visit = key ?? 'first';
    if (!isReady || restored.current === visit) {
      return;
    }
    restored.current = visit;
    const position = entry()?.key === key ? entry()?.scrollY : undefined;
    if (history.action === 'POP' && typeof position === 'number') {
      window.scrollTo(0, position);
    }
  }, [history, isReady, key]);

  useEffect(() => {
    if (!isReady) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => remember(key);
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(note, rest);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    window.addEventListener('click', note, {capture: true});
    window.addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', note, {capture: true});
      window.removeEventListener('pagehide', note);
    };
  }, [isReady, key]);
}
