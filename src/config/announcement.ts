import type {ThemeConfig} from '@docusaurus/preset-classic';
import {env} from './env.ts';
import {links} from './links.ts';
import {site} from './site.ts';

/** The bar above the navbar. A new `id` shows it again to readers who closed the last one. */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: `docs-${site.version}`,
  // HTML, which the router does not see: the base URL must be in it.
  content: `Docs for version\u00a0${site.version}. <a href="${env.baseUrl}${links.gettingStarted.to.slice(1)}">Start a project</a>`,
  isCloseable: true,
};
