import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDismissal} from '@site/src/components/useDismissal';
import {useSiteFields} from '@site/src/components/useSiteFields';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {
  useId,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

/** A button in the navbar with a menu of links under it. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const menu = useId();
  const {version} = useSiteFields();
  const {open, root, button, onPointerEnter, onPointerLeave, onButtonClick} = useDropdown();
  return (
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        styles.dropdown,
        position === 'right' && 'dropdown--right',
        open && 'dropdown--show',
      )}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        // "Next" alone does not say that it is a version, nor which.
        data-version={className === 'navbar-version' ? version : undefined}
        aria-expanded={open}
        aria-controls={menu}
        onClick={onButtonClick}
      >
        {children ?? label}
      </button>
      <ul id={menu} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

/** A hovered dropdown is open as long as the mouse stays; a pinned one until it is closed. */
type State = 'closed' | 'hovered' | 'pinned';

type Dropdown = {
  open: boolean;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onButtonClick: (event: MouseEvent) => void;
};

/** Opens and closes a dropdown by mouse, touch, keys, assistive technology and navigation. */
function useDropdown(): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const open = state !== 'closed';
  const history = useHistory();
  const isHydrated = useIsBrowser();

  useEffect(() => {
    // Before hydration CSS opens it; it stays open if mouse or focus is already in it.
    if (!isHydrated && root.current?.matches(':hover, :focus-within')) {
      setState('hovered');
    }
  }, [isHydrated]);

  useDismissal(root, open, (reason) => {
    if (reason === 'escape' && root.current?.contains(document.activeElement)) {
      button.current?.focus();
    }
    setState('closed');
  });

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const close = () => setState('closed');
    const closeForOther = ({target}: Event) => {
      // Two open menus would overlap.
      if ((target as Element).closest?.('.dropdown') && !root.current?.contains(target as Node)) {
        close();
      }
    };
    document.addEventListener('pointerover', closeForOther);
    const stopListening = history.listen(close);
    return () => {
      document.removeEventListener('pointerover', closeForOther);
      stopListening();
    };
  }, [open, history]);

  const isMouse = ({pointerType}: PointerEvent) => pointerType === 'mouse';
  return {
    open,
    root,
    button,
    onPointerEnter: (event) =>
      isMouse(event) && setState((now) => (now === 'closed' ? 'hovered' : now)),
    onPointerLeave: (event) =>
      isMouse(event) && setState((now) => (now === 'hovered' ? 'closed' : now)),
    onButtonClick: ({detail, isTrusted}) => {
      // The mouse has opened it by hovering, so its click means "stay open". Keys send no detail. So does a press
      // from before hydration, which is done again: the focus has opened it.
      const stays = detail > 0 || !isTrusted ? 'hovered' : 'closed';
      setState((now) => (now === 'closed' || now === stays ? 'pinned' : 'closed'));
    },
  };
}
