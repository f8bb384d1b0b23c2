import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

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

/**
 * The mobile menu: the site's pages, and beside them the docs sidebar of the
 * page. A modal dialog, so that the focus moves in, stays inside and returns,
 * Escape closes it, and the page behind it is out of reach.
 */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const wasSecondary = useRef(secondaryShown);

  useEffect(() => {
    if (shown) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [shown]);

  useEffect(() => {
    const element = dialog.current;
    // Only the backdrop is the dialog itself and nothing in it. Escape is the keyboard's way.
    const closeBeside = ({target}: MouseEvent) => target === element && element?.close();
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, []);

  useEffect(() => {
    // Back to the main menu: the button that was pressed has gone with its panel.
    if (shown && wasSecondary.current && !secondaryShown) {
      primary.current?.querySelector('a')?.focus();
    }
    wasSecondary.current = secondaryShown;
  }, [shown, secondaryShown]);

  const onClose = () => {
    if (shown && !dialog.current?.open) {
      toggle();
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        'navbar-sidebar',
        styles.sidebar,
      )}
      onClose={onClose}
    >
      <div className={styles.content}>
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
