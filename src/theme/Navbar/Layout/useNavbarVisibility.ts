import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {useRef, useState, type RefObject} from 'react';
import {isNavbarShown} from './navbar-visibility';

/**
 * Whether the navbar is in view while the page scrolls.
 * @param hides false keeps it in view always
 */
export function useNavbarVisibility(hides: boolean): {
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
