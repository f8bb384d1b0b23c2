import preload from '@docusaurus/core/lib/client/preload';
import {matchPath, type useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import {offlineText} from '@site/src/client/offline-text';
import {notify} from './notify';

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
 * Goes to another page of the site. While the reader is offline, a page that has not been loaded would
 * replace the one being read with the browser's error: the reader is told instead.
 */
export async function openPage(
  history: ReturnType<typeof useHistory>,
  {pathname, search, hash, href}: Pick<URL, 'pathname' | 'search' | 'hash' | 'href'>,
): Promise<void> {
  if (navigator.onLine || (await isLoaded(pathname))) {
    history.push(pathname + search + hash);
  } else {
    notify({
      text: offlineText,
      retry: href,
    });
  }
}
