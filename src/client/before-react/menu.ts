import {closeModal, openModal} from '@site/src/components/modal-dialog';
import {makeElement} from '../make-element';
import {showCurrentPage} from '../show-current-page';

export const earlyMenuClass = 'early-menu';
export const secondaryClass = 'navbar-sidebar__items--show-secondary';
/** What opens and closes a category of the sidebar. */
export const categoryToggle = '.theme-doc-sidebar-menu [aria-expanded]';
/** Marks the category of the sidebar that was pressed last, while React comes. */
export const pressedMark = 'data-pressed';

const box = (className: string, ...children: Node[]): HTMLDivElement =>
  makeElement('div', {class: className}, ...children);

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const made = makeElement('button', {type: 'button', class: `clean-btn ${className}`}, label);
  made.addEventListener('click', onClick);
  return made;
}

const listItem = (...children: Node[]): HTMLLIElement =>
  makeElement('li', {class: 'menu__list-item'}, ...children);

const list = (items: Node[]): HTMLUListElement =>
  makeElement('ul', {class: 'menu__list'}, ...items);

/** A link of the bar as a line of the menu, with its icon and its mark as the current page. */
const line = (link: Element): HTMLLIElement => {
  const copy = link.cloneNode(true) as Element;
  const kept = [...link.classList].filter((name) => name.startsWith('navbar-icon'));
  const active = link.className.includes('--active') ? ['menu__link--active'] : [];
  copy.className = ['menu__link', ...kept, ...active].join(' ');
  return listItem(copy);
};

/** What the bar's dropdowns are called in the menu, where that is something else. */
const labelOf = (dropdown: Element): string => {
  if (dropdown.querySelector('.navbar-version')) {
    return 'Versions';
  }
  const label = dropdown.querySelector('button')!.textContent;
  return dropdown.querySelector('[lang]') ? 'Languages' : label;
};

/** A dropdown of the bar as a group that opens and closes, as it is when the page being read is in it. */
function group(dropdown: Element): HTMLLIElement {
  const links = list([...dropdown.querySelectorAll('.dropdown__link')].map(line));
  const toggle = button(
    'menu__link menu__link--sublist menu__link--sublist-caret',
    labelOf(dropdown),
    () => show(toggle.getAttribute('aria-expanded') === 'false'),
  );
  const item = listItem(toggle, links);
  const show = (open: boolean) => {
    links.hidden = !open;
    item.classList.toggle('menu__list-item--collapsed', !open);
    toggle.setAttribute('aria-expanded', String(open));
  };
  show(Boolean(dropdown.querySelector('[aria-current]')));
  return item;
}

/** The menu in the place of React's, made of the bar and of the sidebar that the page already has. */
function build(): HTMLDialogElement {
  const menu = makeElement('dialog', {class: 'navbar-sidebar', 'aria-label': 'Menu'});

  const brand = document.querySelector('.navbar__brand')!.cloneNode(true);
  const colorMode = document.querySelector('.navbar [data-color-mode]')!.parentElement!;
  const toggle = colorMode.cloneNode(true) as Element;
  toggle.className = colorMode.classList[0]!;
  toggle.classList.add('margin-right--md');
  const close = button('navbar-sidebar__close', '', () => closeModal(menu));
  close.setAttribute('aria-label', 'Close navigation bar');
  close.append(document.querySelector('[data-icon="close"]')?.cloneNode(true) ?? '×');

  const entries = document.querySelectorAll('.navbar__inner .navbar__item');
  const primary = box(
    'navbar-sidebar__item menu',
    list([...entries].map((entry) => (entry.matches('a') ? line : group)(entry))),
  );
  const items = box('navbar-sidebar__items', primary);
  const sidebar = document.querySelector('.theme-doc-sidebar-menu');
  if (sidebar) {
    const secondary = box(
      'navbar-sidebar__item menu',
      button('navbar-sidebar__back', '← Back to main menu', () => {
        items.classList.remove(secondaryClass);
        secondary.inert = true;
        primary.inert = false;
        primary.querySelector('a')?.focus();
      }),
      sidebar.cloneNode(true),
    );
    primary.inert = true;
    items.classList.add(secondaryClass);
    items.append(secondary);
  }
  menu.append(
    box('navbar-sidebar__content', box('navbar-sidebar__brand', brand, toggle, close), items),
  );
  return menu;
}

/** Answers a press of the menu button. */
export function answerMenu(event: Event, target: Element): boolean {
  if (target.closest(`.${earlyMenuClass}`)) {
    const category = target.closest(categoryToggle);
    if (category) {
      document.querySelector(`[${pressedMark}]`)?.removeAttribute(pressedMark);
      category.setAttribute(pressedMark, '');
      event.preventDefault();
    }
    return true;
  }
  if (!target.closest('.navbar__toggle') || event.type !== 'click') {
    return false;
  }
  // A press of a hurried reader, kept until this script was there.
  if (document.querySelector(`.${earlyMenuClass} dialog[open]`)) {
    return true;
  }
  const menu = build();
  const around = box(`${earlyMenuClass} navbar-sidebar--show`, menu);
  menu.addEventListener('close', () => around.remove());
  menu.addEventListener('click', (press) => {
    // The backdrop.
    if (press.target === menu) {
      closeModal(menu);
    }
  });
  // Like React's menu: wider, the bar has no button for it. A reader who comes back wants the page.
  window.addEventListener('resize', () => window.innerWidth > 996 && closeModal(menu));
  window.addEventListener('pagehide', () => closeModal(menu));
  document.body.append(around);
  openModal(menu);
  showCurrentPage(window);
  return true;
}
