import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type sidebarTrees from '../../../../sidebars.ts';
import {sidebarEntries} from '../../../content/sidebar-ids.ts';
import type {Area} from '../../../search/record.ts';

/** Where a page is in the site: the part that results can be narrowed to, and the heading of its results. */
export type PageLocation = {area: Area; group: string};

const areaOfSidebar: Record<keyof typeof sidebarTrees, Area> = {
  mainSidebar: 'Docs',
  apiSidebar: 'API',
  recorderSidebar: 'Recorder',
};

/** By the first part of the path; all other pages are `Pages`. */
const areaOfFolder: Readonly<Record<string, Area>> = {
  docs: 'Docs',
  blog: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success stories',
  templates: 'Templates',
  experts: 'Experts',
};

/** Docs are in the category at the top of their sidebar, others in their area. */
export type LocationOf = (path: string, docId: string | undefined) => PageLocation;

/**
 * Locates a page by its path without base URL and, in the docs, its id. A doc in no sidebar is in
 * the docs.
 */
export function locationsIn(sidebars: SidebarsConfig): LocationOf {
  const locations = new Map<string, PageLocation>();
  for (const {id, sidebar, categories} of sidebarEntries(sidebars)) {
    const area = areaOfSidebar[sidebar as keyof typeof areaOfSidebar] ?? 'Docs';
    locations.set(id, locations.get(id) ?? {area, group: categories[0] ?? area});
  }
  return (path, docId) => {
    const area = areaOfFolder[path.split('/')[1] ?? ''] ?? 'Pages';
    return (docId && locations.get(docId)) || {area, group: area};
  };
}
