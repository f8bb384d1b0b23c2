import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {showCurrentPage} from '@site/src/client/show-current-page';
import {useModal} from '@site/src/components/useModal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';

type PanelProps = {hidden: boolean; ref?: RefObject<HTMLDivElement | null>; children: ReactNode};

function Panel({hidden, ref, children}: PanelProps): ReactNode {
  return (
    <div
      ref={ref}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
      )}
      inert={hidden}
    >
      {children}
    </div>
  );
}

/** The mobile menu: the site's pages, and next to them the docs sidebar of the page. */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const modal = useModal(shown, toggle);
  const primary = useRef<HTMLDivElement>(null);
  const wasSecondary = useRef(secondaryShown);

  useEffect(() => {
    // Back to the main menu: the button that was pressed has gone with its panel.
    if (shown && wasSecondary.current && !secondaryShown) {
      primary.current?.querySelector('a')?.focus();
    }
    wasSecondary.current = secondaryShown;
  }, [shown, secondaryShown]);

  useEffect(() => {
    if (shown) {
      showCurrentPage(window);
    }
  }, [shown]);

  return (
    <dialog
      {...modal}
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      <div className="navbar-sidebar__content">
        {header}
        <div
          className={clsx(
            'navbar-sidebar__items',
            secondaryShown && 'navbar-sidebar__items--show-secondary',
          )}
        >
          <Panel ref={primary} hidden={secondaryShown}>
            {primaryMenu}
          </Panel>
          <Panel hidden={!secondaryShown}>{secondaryMenu}</Panel>
        </div>
      </div>
    </dialog>
  );
}
