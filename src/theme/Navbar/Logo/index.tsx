import {useSiteFields} from '@site/src/components/useSiteFields';
import Logo from '@theme/Logo';
import type {MouseEvent, ReactNode} from 'react';

const rightButton = 2;

/** The logo leads home. The right mouse button on it opens the brand page, where the logo files are. */
export default function NavbarLogo(): ReactNode {
  const {brand} = useSiteFields().links;

  const openBrandPage = (event: MouseEvent) => {
    // The keyboard's menu key and a long touch send the same event; they keep the browser's menu.
    if (event.button === rightButton) {
      event.preventDefault();
      window.open(brand.href, '_blank', 'noopener');
    }
  };

  return (
    <Logo
      className="navbar__brand"
      imageClassName="navbar__logo"
      titleClassName="navbar__title text--truncate"
      onContextMenu={openBrandPage}
    />
  );
}
