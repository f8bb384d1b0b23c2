import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {notAsExpected} from './docs-data.ts';

type Version = Pick<PropVersionMetadata, 'docs' | 'docsSidebars'>;

/**
 * What every docs page gets to know of all docs, without what only lists of cards show: the title
 * and description of each doc. A page that uses such a list, `<DocCardList />`, does not build.
 * @throws when the data has no sidebars, which another version of Docusaurus may bring about
 */
export function leanVersion(json: string): string {
  const {version} = JSON.parse(json) as {version: Version};
  const sidebars = Object.entries(version.docsSidebars);
  if (sidebars.length === 0) {
    throw notAsExpected('data of the docs');
  }
  const docsSidebars = Object.fromEntries(
    sidebars.map(([name, items]) => [name, items.map(leanItem)]),
  );
  return JSON.stringify({version: {...version, docs: {}, docsSidebars}});
}

function leanItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return {...item, items: item.items.map(leanItem)};
  }
  if (item.type === 'link') {
    const {unlisted, ...link} = item;
    return unlisted ? item : link;
  }
  return item;
}
