import preload from '@docusaurus/core/lib/client/preload';
import {matchPath, useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import type {Notice, NoticeEventName} from '@site/src/plugins/early-scripts/show-notice';
import {useEffect} from 'react';

const eventName: NoticeEventName = 'site:notice';
const notify = (detail: Notice) => document.dispatchEvent(new CustomEvent(eventName, {detail}));

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

async function isLoaded(pathname: string): Promise<boolean> {
  const known = routes.some((route) => route.path !== '*' && matchPath(pathname, route));
  return (
    known &&
    preload(pathname).then(
      () => true,
      () => false,
    )
  );
}

/**
 * While the reader is offline, a link whose page has not been loaded would
 * replace the page being read with the browser's error. Such a click is held
 * back and explained; a page that has been loaded opens as ever.
 */
export function useOfflineGuard(): void {
  const history = useHistory();

  useEffect(() => {
    const guard = async (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : followed(event);
      if (!link) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      const {pathname, search, hash, href} = link;
      // A modal dialog, such as the mobile menu, would lie over what follows.
      document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
      if (await isLoaded(pathname)) {
        history.push(pathname + search + hash);
      } else {
        notify({
          text: 'You are offline, and that page has not been loaded yet. The page you are reading stays here.',
          retry: href,
        });
      }
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
