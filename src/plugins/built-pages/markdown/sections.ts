import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type sidebarTrees from '../../../../sidebars.ts';
import {sidebarEntries} from '../../../content/sidebar-ids.ts';

/** Pages of one subject, in reading order. */
export type Section = {title: string; permalinks: readonly string[]};

/** Docs and their arrangement, as the docs plugin loads them. */
export type LoadedDocs = {
  docs: readonly {id: string; permalink: string}[];
  sidebars: object;
};

const sidebarTitles: Record<keyof typeof sidebarTrees, string> = {
  mainSidebar: 'Guides',
  apiSidebar: 'API',
  recorderSidebar: 'Recorder',
};

/** Docs as the sidebars have them, each with the title of its section; a page may be in several. */
function sidebarDocs({docs, sidebars}: LoadedDocs): {title: string; permalink: string}[] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  return sidebarEntries(sidebars as SidebarsConfig).flatMap(
    ({id, sidebar, categories: [category]}) => {
      const permalink = permalinks.get(id);
      const name = sidebarTitles[sidebar as keyof typeof sidebarTitles] ?? sidebar;
      const title = category === undefined || category === name ? name : `${name}: ${category}`;
      return permalink ? [{title, permalink}] : [];
    },
  );
}

/** Permalinks of all docs as the sidebars have them, then those of docs in none. */
export function docOrder(loaded: LoadedDocs): string[] {
  const all = loaded.docs.map(({permalink}) => permalink).sort();
  return [...new Set([...sidebarDocs(loaded).map(({permalink}) => permalink), ...all])];
}

/** A section for each category at the top of a sidebar; pages between categories share their sidebar's. */
export function docSections(loaded: LoadedDocs): Section[] {
  const sections = new Map<string, Set<string>>();
  const others = new Set(docOrder(loaded));
  for (const {title, permalink} of sidebarDocs(loaded)) {
    sections.set(title, (sections.get(title) ?? new Set()).add(permalink));
    others.delete(permalink);
  }
  return [...sections, ['More documentation', others] as const].map(([title, permalinks]) => ({
    title,
    permalinks: [...permalinks],
  }));
}

/**
 * A section for each folder of pages outside of the docs, titled by the page at its head; single
 * pages share one.
 */
export function areaSections(
  pages: readonly {permalink: string; title: string}[],
  baseUrl: string,
): Section[] {
  const areas = new Map<string, string[]>();
  for (const {permalink} of pages) {
    const area = permalink.slice(baseUrl.length).split('/')[0]!;
    areas.set(area, [...(areas.get(area) ?? []), permalink].sort());
  }
  const titles = new Map(
    pages.map(({permalink, title}) => [permalink.slice(baseUrl.length).replace(/\/$/, ''), title]),
  );
  const sections: Section[] = [];
  const single: string[] = [];
  for (const [area, permalinks] of areas) {
    const title = titles.get(area);
    if (permalinks.length > 1 && title !== undefined) {
      sections.push({title, permalinks});
    } else {
      single.push(...permalinks);
    }
  }
  return [...sections, {title: 'Site', permalinks: single.sort()}];
}
