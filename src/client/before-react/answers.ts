import {closeModal} from '@site/src/components/modal-dialog';
import {findShell, openShell, typeIntoShell} from '@site/src/search/search-shell';
import {hydrate, isAskedFor, isHydrated} from './hydrate';
import {answerMenu, categoryToggle} from './menu';
import {whileReading} from './presence';

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

/** The pages of a category come into the sidebar, unless React is to bring them. */
function answerCategory(event: Event, target: Element): boolean {
  const toggle = target.closest<HTMLElement>(categoryToggle);
  if (!toggle || event.type !== 'click' || isAskedFor()) {
    return false;
  }
  event.preventDefault();
  const leaveToReact = () => {
    if (isHydrated()) {
      toggle.click();
    } else if (answerMenu(event, toggle)) {
      hydrate();
    } else {
      window.earlyInputs!.take!({event, isHeld: true, typed: ''});
    }
  };
  whileReading(({toggleCategory}) => {
    if (isAskedFor()) {
      leaveToReact();
    } else {
      toggleCategory(toggle, leaveToReact);
    }
  }, leaveToReact);
  return true;
}

const answers = [answerCategory, answerMenu, answerSearch, answerAnnouncement];

/** Answers what was pressed, in the way of React's parts. @returns whether it did */
export function answer(event: Event, target: Element): boolean {
  return answers.some((respond) => respond(event, target));
}
