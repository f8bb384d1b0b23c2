import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';

const isActive = (
  {to, activeBasePath, activeBaseRegex}: LinkLikeNavbarItemProps,
  pathname: string,
): boolean =>
  isSamePath(to, pathname) ||
  isRegexpStringMatch(activeBaseRegex, pathname) ||
  Boolean(activeBasePath && pathname.startsWith(activeBasePath));

/** A group of the mobile menu: one button, collapsed unless the page being read is in it. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const containsActive = items.some((item) => isActive(item, pathname));
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({
    initialState: !containsActive,
  });

  useEffect(() => {
    if (containsActive) {
      setCollapsed(false);
    }
  }, [containsActive, setCollapsed]);

  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          className,
        )}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        <span>{children ?? label}</span>
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
