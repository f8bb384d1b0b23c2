import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from './links.ts';
import {site} from './site.ts';

/** The bar above the navbar. A new `id` shows it again to readers who closed the last one. */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: `docs-${site.version}`,
  content: `These docs describe version ${site.version}. <a href="${links.gettingStarted.to}">Start a project</a>`,
  isCloseable: true,
};
