import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** An entry of a sidebar: the docs page, the sidebar, and the categories down to it. */
export type SidebarEntry = {
  id: string;
  sidebar: string;
  /** Their labels. */
  categories: readonly string[];
  /** The ids of their own pages, for those that have one. */
  landings: readonly (string | undefined)[];
};

/** As much of an item as is read here; `ref` only links to a page that has its entry elsewhere. */
type Item =
  string | {type?: string; id?: string; label?: string; link?: unknown; items?: readonly unknown[]};

/** The entries of all sidebars, in order. */
export const sidebarEntries = (sidebars: SidebarsConfig): SidebarEntry[] =>
  Object.entries(sidebars).flatMap(([sidebar, items]) =>
    entriesOf(Array.isArray(items) ? items : [items], {sidebar, categories: [], landings: []}),
  );

type Parents = Omit<SidebarEntry, 'id'>;

const entriesOf = (items: readonly unknown[], parents: Parents): SidebarEntry[] =>
  items.flatMap((item) => entriesOfItem(item as Item, parents));

function entriesOfItem(item: Item, parents: Parents): SidebarEntry[] {
  if (typeof item === 'string') {
    return [{id: item, ...parents}];
  }
  if (item.type === 'doc' && item.id) {
    return [{id: item.id, ...parents}];
  }
  if (item.type !== 'category') {
    return [];
  }
  const {type, id} = (item.link ?? {}) as {type?: string; id?: string};
  const landing = type === 'doc' ? id : undefined;
  const inside = {
    ...parents,
    categories: [...parents.categories, item.label ?? ''],
    landings: [...parents.landings, landing],
  };
  return [...(landing ? [{id: landing, ...inside}] : []), ...entriesOf(item.items ?? [], inside)];
}
