import type {HydrateEventName} from '../before-react/hydrate';
import {categoryKey} from '../opened-categories';

const closedClass = 'menu__list-item--collapsed';

/** Milliseconds after which a page that has not come counts as missing. */
const timeout = 8000;

/** The lists of lines that were fetched, by the key of their category. They are in the page while it is open. */
const fetched = new Map<string, Element>();
/** Those that were taken out again, by their category. */
const closed = new WeakMap<Element, Element>();

const categories = (within: ParentNode): Element[] => [
  ...within.querySelectorAll('.theme-doc-sidebar-menu .theme-doc-sidebar-item-category'),
];

const labelOf = (category: Element): HTMLAnchorElement => category.querySelector('a')!;

function keyOf(category: Element): string {
  const label = labelOf(category);
  return categoryKey(label.textContent, label.getAttribute('href'));
}

/**
 * Opens or closes a category of the sidebar, in the menu of a phone, too. The HTML of a page holds only the branch that
 * the page is in: another one comes with the page that its label leads to.
 *
 * @param leaveToReact called when it does not come, or not before React is asked for
 */
export function toggleCategory(toggle: Element, leaveToReact: () => void): void {
  const pressed = toggle.closest('li')!;
  const key = keyOf(pressed);
  const isOpen = pressed.classList.contains(closedClass);
  show(key, isOpen);
  if (!isOpen || pressed.querySelector('ul')) {
    return;
  }
  fetchList(labelOf(pressed).href, key, (list) => {
    // It may have been closed again.
    const isWanted = !pressed.classList.contains(closedClass);
    if (list) {
      fetched.set(key, list);
      show(key, isWanted);
    } else if (isWanted) {
      show(key, false);
      leaveToReact();
    }
  });
}

/**
 * React starts with the branch of the page open: what was closed before it was there is closed again.
 *
 * @param before what holds the list of pages as it was
 * @param now what holds React's
 */
export function closeAgain(before: Element, now: Element): void {
  const after = categories(now);
  categories(before).forEach((category, index) => {
    const list = category.querySelector('ul');
    if (list?.hidden) {
      after[index]?.querySelector<HTMLElement>('[aria-expanded]')?.click();
      list.hidden = false;
    }
  });
}

/** Shows a category as open or closed, wherever it is listed. React is to start from the lists that were fetched. */
function show(key: string, isOpen: boolean): void {
  for (const category of categories(document).filter((one) => keyOf(one) === key)) {
    mark(category, isOpen);
    const list = category.querySelector('ul');
    const added = fetched.get(key);
    if (!added) {
      list?.toggleAttribute('hidden', !isOpen);
    } else if (!isOpen && list) {
      closed.set(category, list);
      list.remove();
    } else if (isOpen && !list) {
      category.append(closed.get(category) ?? added.cloneNode(true));
    }
  }
  if (fetched.has(key)) {
    const opened = (window.openedCategories ??= new Set());
    opened[isOpen ? 'add' : 'delete'](key);
  }
}

function mark(category: Element, isOpen: boolean): void {
  category.classList.toggle(closedClass, !isOpen);
  const toggle = category.querySelector('[aria-expanded]')!;
  toggle.setAttribute('aria-expanded', String(isOpen));
  const label = toggle.getAttribute('aria-label');
  if (label) {
    toggle.setAttribute('aria-label', label.replace(/^\w+/, isOpen ? 'Collapse' : 'Expand'));
  }
}

/** Fetches the lines of a category as they are on a page where none of them is the current one. */
function fetchList(href: string, key: string, then: (list: Element | null) => void): void {
  // Other ways to read HTML are kept from pages that allow only trusted types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.timeout = timeout;
  request.addEventListener('loadend', () => {
    const page = request.response as Document | null;
    const category = page && categories(page).find((other) => keyOf(other) === key);
    const list = category?.querySelector('ul') ?? null;
    list?.querySelectorAll('[class*="--active"]').forEach((line) => {
      line.removeAttribute('aria-current');
      line.classList.remove('menu__link--active', 'menu__list-item-collapsible--active');
    });
    list?.querySelectorAll('.theme-doc-sidebar-item-category').forEach((inner) => {
      mark(inner, false);
      inner.querySelector('ul')?.remove();
    });
    then(list);
  });
  const wake: HydrateEventName = 'site:hydrate';
  document.addEventListener(wake, () => request.abort(), {once: true});
  request.open('GET', href);
  request.send();
}
