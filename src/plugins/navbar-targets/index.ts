import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMissingTargets, type Docs} from './find-missing-targets.ts';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

const hasLink = (items: readonly SidebarItem[]): boolean =>
  items.some(
    (item) =>
      item.type === 'doc' ||
      (item.type === 'category' && (Boolean(item.link) || hasLink(item.items))),
  );

const offered = ({loadedVersions}: LoadedContent): Docs => ({
  sidebars: new Map(
    loadedVersions.flatMap(({sidebars}) =>
      Object.entries(sidebars).map(([id, items]) => [id, hasLink(items)] as const),
    ),
  ),
  docIds: loadedVersions.flatMap(({docs, drafts}) => [...docs, ...drafts].map(({id}) => id)),
});

/**
 * Stops the build when a navbar item of the docs leads nowhere. The theme finds
 * out while it renders, and would say so again for each page.
 */
export default function navbarTargets({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-targets',
    async allContentLoaded({allContent}) {
      const loaded = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const docs = new Map(loaded.map(([id, content]) => [id, offered(content as LoadedContent)]));
      const {items} = (siteConfig.themeConfig as unknown as ThemeConfig).navbar;
      const missing = findMissingTargets(items, docs);
      if (missing.length > 0) {
        throw new Error(missing.join('\n'));
      }
    },
  };
}
