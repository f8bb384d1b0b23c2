import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import {footerId} from '@site/src/theme/Footer/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The button that opens the menu. Without JavaScript, a link to the footer, which links to all parts of the site. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      <Toggle />
      <noscript>
        <a href={`#${footerId}`} className={styles.link}>
          Menu
        </a>
      </noscript>
    </>
  );
}
