import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useNavbarVisibility} from './useNavbarVisibility';

/** The navbar's frame: in view or out of it as the page scrolls, with the mobile menu inside. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isVisible} = useNavbarVisibility(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      data-in-view={isVisible}
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
