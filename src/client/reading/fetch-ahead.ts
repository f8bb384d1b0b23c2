import {makeElement} from '../make-element';
import {laterScript} from '../before-react/hydrate';

/** What browsers that tell of the connection say; others say nothing. */
type Connection = {saveData: boolean; effectiveType: string; downlink: number};

/** Megabits per second from which the bundle keeps no page waiting that the reader asks for meanwhile. */
const roomyLine = 2;

/** Fetches React's scripts ahead, unless the line is slow or data are to be saved. */
export function fetchAhead(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  const isRoomy =
    !connection ||
    (!connection.saveData && connection.effectiveType === '4g' && connection.downlink >= roomyLine);
  if (!isRoomy) {
    return;
  }
  const link = document.createElement('link');
  // Safari knows only the other.
  const rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  for (const {content} of document.querySelectorAll<HTMLMetaElement>(
    `meta[name="${laterScript}"]`,
  )) {
    document.head.append(makeElement('link', {rel, as: 'script', href: content}));
  }
}
