import {useHistory} from '@docusaurus/router';
import {notify} from '@site/src/components/notify';
import {openPage} from '@site/src/components/open-page';
import {closeModal} from '@site/src/components/modal-dialog';
import {useEffect} from 'react';

/** The link that a click would follow within this window to another page of the site. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented) {
    return undefined;
  }
  const inside =
    link.origin === location.origin && !link.download && ['', '_self'].includes(link.target);
  return inside && link.pathname !== location.pathname ? link : undefined;
}

/**
 * While the reader is offline, a link whose page has not been loaded would
 * replace the page being read with the browser's error. Such a click is held
 * back and explained; a page that has been loaded opens as ever.
 */
export function useOfflineGuard(): void {
  const history = useHistory();

  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : followed(event);
      if (!link) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      // A modal dialog, such as the mobile menu, would lie over what follows.
      document.querySelectorAll('dialog').forEach(closeModal);
      void openPage(history, link);
    };
    // In the capture phase, before the router's own handler.
    document.addEventListener('click', guard, true);
    const stopListening = history.listen(() => notify(null));
    return () => {
      document.removeEventListener('click', guard, true);
      stopListening();
    };
  }, [history]);
}
