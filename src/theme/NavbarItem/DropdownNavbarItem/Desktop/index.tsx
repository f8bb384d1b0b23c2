import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useDropdown} from './useDropdown';

/** A button in the navbar with a menu of links under it. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const menu = useId();
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
