// With its ending, since the request without it leads back to this module.
import preload from '@docusaurus/core/lib/client/preload.js';
import {addDocsRoute} from './docs-routes.ts';

/** Loads all that a page needs to be drawn, and first of all the route to it. */
export default async function preloadPage(pathname: string): Promise<void> {
  await addDocsRoute(pathname);
  await preload(pathname);
}
