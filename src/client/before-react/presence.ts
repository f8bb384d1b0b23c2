import {hydrate, laterScript} from './hydrate';
import {makeElement} from '../make-element';

/** What browsers that tell of the connection say; others say nothing. */
type Connection = {saveData: boolean; effectiveType: string; downlink: number};

/** Megabits per second from which the bundle keeps no page waiting that the reader asks for meanwhile. */
const roomyLine = 2;

let isNoticed = false;

/**
 * Called when the reader is there, by a movement of the pointer, a key, a turn of the wheel or a touch: fetches the
 * bundle's scripts ahead, unless the line is slow or data are to be saved, and has React come for what plays by itself
 * once it is in view.
 */
export function noticeReader(): void {
  if (isNoticed) {
    return;
  }
  isNoticed = true;
  const {connection} = navigator as Navigator & {connection?: Connection};
  const isRoomy =
    !connection ||
    (!connection.saveData && connection.effectiveType === '4g' && connection.downlink >= roomyLine);
  if (isRoomy) {
    for (const {content} of document.querySelectorAll<HTMLMetaElement>(
      `meta[name="${laterScript}"]`,
    )) {
      document.head.append(makeElement('link', {rel: 'prefetch', as: 'script', href: content}));
    }
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      observer.disconnect();
      hydrate();
    }
  });
  document.querySelectorAll('[data-plays]').forEach((player) => observer.observe(player));
}
