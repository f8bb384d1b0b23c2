import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import {categoryKey} from '@site/src/client/opened-categories';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/** A category of the sidebar: one that was opened before React was there is open from the start. */
export default function DocSidebarItemCategory({item, ...props}: Props): ReactNode {
  const opened = typeof window === 'undefined' ? undefined : window.openedCategories;
  const isOpened = opened?.has(
    categoryKey(item.label, item.href ?? findFirstSidebarItemLink(item)),
  );
  return <Category {...props} item={isOpened ? {...item, collapsed: false} : item} />;
}
