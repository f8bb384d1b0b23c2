import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

/** The site's pages in the mobile menu. An item that fails is named, as it is in the bar. */
export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  // The theme types its items loosely; its validation has given each the shape of its type.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <ErrorCauseBoundary
          key={index}
          onError={(error) =>
            new Error(
              'A navbar item failed to render in the mobile menu. ' +
                `Check this item of src/config/navbar.ts:\n${JSON.stringify(item, null, 2)}`,
              {cause: error},
            )
          }
        >
          <NavbarItem mobile {...item} onClick={toggle} />
        </ErrorCauseBoundary>
      ))}
    </ul>
  );
}
