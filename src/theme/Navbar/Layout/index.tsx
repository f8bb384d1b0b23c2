import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {
  useNavbarMobileSidebar,
  useLocationChange,
  useScrollPosition,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import {type ReactNode, useRef, useState, type RefObject} from 'react';
import {isNavbarShown} from './navbar-visibility';
import styles from './styles.module.css';

/** The navbar's frame: in view or out of it as the page scrolls, with the mobile menu inside. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isVisible} = useNavbarVisibility(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      data-in-view={isVisible}
      data-seen-whole
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.navbarHideable,
        mobileSidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}

/**
 * Whether the navbar is in view while the page scrolls.
 * @param hides false shows it always
 */
function useNavbarVisibility(hides: boolean): {
  navbarRef: RefObject<HTMLElement | null>;
  isVisible: boolean;
} {
  const navbarRef = useRef<HTMLElement>(null);
  const [isVisible, setVisible] = useState(true);

  useScrollPosition(({scrollY}, last) => {
    if (hides) {
      setVisible((shown) =>
        isNavbarShown(shown, {
          y: scrollY,
          lastY: last?.scrollY ?? scrollY,
          window: window.innerHeight,
          page: document.documentElement.scrollHeight,
          navbar: navbarRef.current?.offsetHeight ?? 0,
        }),
      );
    }
  });

  useLocationChange(({location, previousLocation}) => {
    if (location.pathname !== previousLocation?.pathname) {
      setVisible(true);
    }
  });

  return {navbarRef, isVisible};
}
