import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One place of a docs page: the sidebar, and the labels of the categories down to it. */
export type SidebarPlace = {id: string; sidebar: string; categories: readonly string[]};

/** As much of an item as places a page; `ref` only links to a page that stands elsewhere. */
type Item =
  string | {type?: string; id?: string; label?: string; link?: unknown; items?: readonly unknown[]};

/** The places of all pages in all sidebars, in order. */
export const placedIds = (sidebars: SidebarsConfig): SidebarPlace[] =>
  Object.entries(sidebars).flatMap(([sidebar, items]) =>
    placesOf(Array.isArray(items) ? items : [items], sidebar, []),
  );

const placesOf = (
  items: readonly unknown[],
  sidebar: string,
  categories: readonly string[],
): SidebarPlace[] => items.flatMap((item) => placesOfItem(item as Item, sidebar, categories));

function placesOfItem(item: Item, sidebar: string, categories: readonly string[]): SidebarPlace[] {
  if (typeof item === 'string') {
    return [{id: item, sidebar, categories}];
  }
  if (item.type === 'doc' && item.id) {
    return [{id: item.id, sidebar, categories}];
  }
  if (item.type !== 'category') {
    return [];
  }
  const inside = [...categories, item.label ?? ''];
  const {type, id} = (item.link ?? {}) as {type?: string; id?: string};
  const landing = type === 'doc' && id ? [{id, sidebar, categories: inside}] : [];
  return [...landing, ...placesOf(item.items ?? [], sidebar, inside)];
}
