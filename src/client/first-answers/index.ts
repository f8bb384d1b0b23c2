import {closeModal} from '@site/src/components/modal-dialog';
import {reachable} from '@site/src/mdx/Table/reachable';
import {findShell, openShell, typeIntoShell} from '@site/src/search/search-shell';
import {answerMenu} from './menu';

/*
 * What a page answers before React is there. It is a small script of its own that comes with the page; React's
 * parts later replace what it shows.
 */

/** Opens and closes the search by its button and keys, and takes the letters typed until it was here. */
function answerSearch(event: Event, target: Element): boolean {
  const shell = findShell();
  if (!(event instanceof KeyboardEvent)) {
    if (target.closest('[aria-keyshortcuts]')) {
      openShell();
      return true;
    }
    return target.closest('.search-dialog') !== null;
  }
  const {key, ctrlKey, metaKey} = event;
  const command = ctrlKey || metaKey;
  if (shell && command) {
    closeModal(shell);
  } else if (shell) {
    typeIntoShell(shell, key);
  } else if ((command || key === '/') && !document.querySelector('dialog[open]')) {
    openShell();
  } else {
    return false;
  }
  event.preventDefault();
  return true;
}

/** The bar is closed as React closes it: it reads what is stored. */
function answerAnnouncement(_event: Event, target: Element): boolean {
  const close = target.closest('.theme-announcement-bar button');
  if (close) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    // Absent where the browser refuses its storage.
    (window.localStorage as Storage | null)?.setItem('docusaurus.announcement.dismiss', 'true');
  }
  return close !== null;
}

const answers = [answerMenu, answerSearch, answerAnnouncement];

window.answerFirst = (event, target) => answers.some((answer) => answer(event, target));

/** Lets the keyboard reach tables that are wider than the page, as their component does later. */
function reachTables(): void {
  for (const {parentElement: box} of document.querySelectorAll('.markdown div > table')) {
    if (box && box.scrollWidth > box.clientWidth) {
      Object.entries(reachable).forEach(([name, value]) => box.setAttribute(name, String(value)));
    }
  }
}

// An `async` script may come before the last table.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', reachTables);
} else {
  reachTables();
}
