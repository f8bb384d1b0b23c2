/** Names of the parts of the docs' tables: of a part with pages, and of a sidebar. */
export const shardName = (shard: number): string => `docs-${shard}`;
export const sidebarName = (sidebar: string): string => `sidebar-${sidebar}`;

/**
 * The part of the docs' table that knows a page: the same for every form of its address.
 * @param pathname address of a page, with or without slash at the end
 * @returns from 0 to `count` - 1
 */
export function shardOf(pathname: string, count: number): number {
  let hash = 0;
  for (const letter of pathname.replace(/\/$/, '')) {
    hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  }
  return hash % count;
}
