import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type sidebarTrees from '../../../sidebars.ts';
import {placedIds} from '../../checks/sidebars/placed-ids.ts';
import type {Area} from '../../search/record.ts';

/** Where a page stands in the site: the part to narrow results to, and the heading that they stand under. */
export type Place = {area: Area; group: string};

const areaOfSidebar: Record<keyof typeof sidebarTrees, Area> = {
  mainSidebar: 'Docs',
  apiSidebar: 'API',
  recorderSidebar: 'Recorder',
};

/** By the first part of the address; all other pages are `Pages`. */
const areaOfFolder: Readonly<Record<string, Area>> = {
  docs: 'Docs',
  blog: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success stories',
  templates: 'Templates',
  experts: 'Experts',
};

/** Docs stand in the category at the top of their sidebar, others in their area. */
export type PlaceOf = (path: string, docId: string | undefined) => Place;

/**
 * Tells the place of a page from its address without base URL and, in the docs, its id.
 * A doc in no sidebar stands in the docs.
 */
export function placesIn(sidebars: SidebarsConfig): PlaceOf {
  const places = new Map<string, Place>();
  for (const {id, sidebar, categories} of placedIds(sidebars)) {
    const area = areaOfSidebar[sidebar as keyof typeof areaOfSidebar] ?? 'Docs';
    places.set(id, places.get(id) ?? {area, group: categories[0] ?? area});
  }
  return (path, docId) => {
    const area = areaOfFolder[path.split('/')[1] ?? ''] ?? 'Pages';
    return (docId && places.get(docId)) || {area, group: area};
  };
}
