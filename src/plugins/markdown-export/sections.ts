import type {SidebarItem} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type sidebarTrees from '../../../sidebars.ts';

/** Pages that stand together, by their addresses, in reading order. */
export type Section = {title: string; addresses: readonly string[]};

/** Docs and their arrangement, as the docs plugin loads them. */
export type LoadedDocs = {
  docs: readonly {id: string; permalink: string}[];
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
};

const sidebarTitles: Record<keyof typeof sidebarTrees, string> = {
  mainSidebar: 'Guides',
  apiSidebar: 'API',
  recorderSidebar: 'Recorder',
};

const idsOf = (item: SidebarItem): string[] => {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...item.items.flatMap(idsOf)];
  }
  return [];
};

const titleOf = (sidebar: string, item: SidebarItem): string => {
  const title = sidebarTitles[sidebar as keyof typeof sidebarTitles] ?? sidebar;
  return item.type === 'category' && item.label !== title ? `${title}: ${item.label}` : title;
};

/** Addresses of all docs as the sidebars have them, then those that stand in none. */
export function docOrder({docs, sidebars}: LoadedDocs): string[] {
  const addresses = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const placed = Object.values(sidebars).flatMap((items) => items.flatMap(idsOf));
  const others = docs.map(({permalink}) => permalink).sort();
  return [...new Set([...placed.flatMap((id) => addresses.get(id) ?? []), ...others])];
}

/** A section for each category at the top of a sidebar; pages between categories share their sidebar's. */
export function docSections({docs, sidebars}: LoadedDocs): Section[] {
  const addresses = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const sections = new Map<string, string[]>();
  const add = (title: string, added: readonly string[]) =>
    sections.set(title, [...(sections.get(title) ?? []), ...added]);
  for (const [name, items] of Object.entries(sidebars)) {
    for (const item of items) {
      add(
        titleOf(name, item),
        idsOf(item).flatMap((id) => addresses.get(id) ?? []),
      );
    }
  }
  const placed = new Set([...sections.values()].flat());
  add('More documentation', [...addresses.values()].filter((one) => !placed.has(one)).sort());
  return [...sections].map(([title, list]) => ({title, addresses: [...new Set(list)]}));
}

/** Where a page stands: the first part of its address. */
const areaOf = (address: string, baseUrl: string) => address.slice(baseUrl.length).split('/')[0]!;

/**
 * A section for each directory of pages outside of the docs, titled by the page
 * at its head; single pages share one.
 */
export function areaSections(
  pages: readonly {address: string; title: string}[],
  baseUrl: string,
): Section[] {
  const areas = new Map<string, {address: string; title: string}[]>();
  for (const page of pages) {
    const area = areaOf(page.address, baseUrl);
    areas.set(area, [...(areas.get(area) ?? []), page]);
  }
  const single: string[] = [];
  const sections: Section[] = [];
  for (const [area, members] of areas) {
    const addresses = members.map(({address}) => address).sort();
    const head = members.find(({address}) => address.replace(/\/$/, '') === baseUrl + area);
    if (members.length > 1 && head) {
      sections.push({title: head.title, addresses});
    } else {
      single.push(...addresses);
    }
  }
  return [...sections, {title: 'Site', addresses: single.sort()}];
}
