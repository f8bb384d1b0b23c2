import {categoryToggle, earlyMenuClass, pressedMark, secondaryClass} from '../before-react/menu';
import {closeAgain} from './toggle-category';

/**
 * React's menu replaces the one that was opened before it: open at the same line of the same panel, with the focus where
 * it was.
 */
export function handOverMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>(`.${earlyMenuClass} dialog`);
  if (!menu) {
    return;
  }
  const root = document.documentElement;
  const hamburger = document.querySelector<HTMLElement>('.navbar__toggle')!;
  const isSecondary = (element: Element) => element.querySelector(`.${secondaryClass}`) !== null;
  let asked = false;
  let focused: Element | null = null;
  const next = () => {
    const successor = document.querySelector<HTMLDialogElement>('nav dialog.navbar-sidebar');
    if (!menu.open) {
      return;
    }
    if (successor && !asked) {
      asked = true;
      focused = menu.querySelector(':focus');
      // It does not slide in once more.
      root.setAttribute('data-menu-taken-over', '');
      hamburger.click();
    }
    if (!successor?.open) {
      setTimeout(next, 20);
      return;
    }
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const twin = (element: Element | null) =>
      element &&
      [...successor.querySelectorAll<HTMLElement>(element.localName)].find(
        (other) => nameOf(other) === nameOf(element),
      );
    if (isSecondary(successor) && !isSecondary(menu)) {
      successor.querySelector<HTMLElement>('.navbar-sidebar__back')!.click();
    }
    // React moves the focus itself as its other panel opens.
    setTimeout(() => twin(focused)?.focus());
    const panels = menu.querySelectorAll('.menu');
    successor.querySelectorAll('.menu').forEach((panel, index) => {
      panel.scrollTop = panels[index]?.scrollTop ?? 0;
    });
    panels[0]!.querySelectorAll('.menu__link--sublist-caret').forEach((toggle) => {
      const other = twin(toggle);
      if (other?.getAttribute('aria-expanded') !== toggle.getAttribute('aria-expanded')) {
        other?.click();
      }
    });
    const pressed = [...menu.querySelectorAll(categoryToggle)].findIndex((toggle) =>
      toggle.hasAttribute(pressedMark),
    );
    successor.querySelectorAll<HTMLElement>(categoryToggle)[pressed]?.click();
    closeAgain(menu, successor);
    menu.parentElement!.remove();
    // The browser would return the focus into the menu that has gone.
    const returnFocus = () => {
      const {activeElement, body} = document;
      if (activeElement === body || successor.contains(activeElement)) {
        hamburger.focus();
      }
    };
    successor.addEventListener('close', returnFocus, {once: true});
    setTimeout(() => root.removeAttribute('data-menu-taken-over'), 300);
  };
  next();
}
