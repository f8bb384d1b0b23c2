import {makeElement} from '@site/src/client/make-element';
import {closeModal, openModal} from '@site/src/components/modal-dialog';
import {queryLimit} from './client';

const shellClass = 'search-shell';

/** The shell that is open, if one is. */
export const findShell = (): HTMLDialogElement | null => document.querySelector(`.${shellClass}`);

/** What a reader did in the shell before the modal took its place. */
export type ShellInput = {query: string; entered: boolean};

/** Loads the modal's style sheet; the shell is unseen until it is there. */
function style(shell: HTMLElement): void {
  const address = document.querySelector<HTMLMetaElement>(
    'meta[name="site-search-sheet"]',
  )?.content;
  if (!address || document.querySelector(`link[href="${address}"]`)) {
    return;
  }
  const sheet = makeElement('link', {rel: 'stylesheet', href: address});
  const show = () => (shell.style.opacity = '');
  shell.style.opacity = '0';
  sheet.addEventListener('load', show);
  sheet.addEventListener('error', show);
  document.head.append(sheet);
}

/**
 * Opens the search's field in a dialog that looks like the modal, until the modal itself has arrived: a
 * reader types at once, and nothing typed is lost. Used before React is there, too.
 */
export function openShell(): HTMLDialogElement {
  const open = findShell();
  if (open) {
    return open;
  }
  const field = makeElement('input', {
    class: 'DocSearch-Input',
    type: 'search',
    placeholder: 'Search docs',
    'aria-label': 'Search',
    maxlength: String(queryLimit),
  });
  const icon = makeElement('span', {class: 'DocSearch-MagnifierLabel'});
  const magnifier = document.querySelector('[aria-keyshortcuts] svg')?.cloneNode(true);
  if (magnifier) {
    icon.append(magnifier);
  }
  const form = makeElement('form', {class: 'DocSearch-Form'}, icon, field);
  const cancel = makeElement('button', {class: 'DocSearch-Cancel', type: 'button'}, 'Cancel');
  const bar = makeElement('div', {class: 'DocSearch-SearchBar'}, form, cancel);
  const box = makeElement(
    'div',
    {class: 'DocSearch-Container'},
    makeElement('div', {class: 'DocSearch-Modal'}, bar),
  );
  const shell = makeElement(
    'dialog',
    {class: `search-dialog ${shellClass}`, 'aria-label': 'Search'},
    box,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    shell.dataset.entered = field.value;
  });
  shell.addEventListener('click', ({target}) => {
    // The shell itself is its backdrop, which is all there is beside the field until the sheet has come.
    if (target === shell || target === box || target === cancel) {
      closeModal(shell);
    }
  });
  // The field itself would take the first one, to empty itself.
  field.addEventListener('keydown', ({key}) => key === 'Escape' && closeModal(shell));
  shell.addEventListener('close', () => shell.remove());
  style(shell);
  document.body.append(shell);
  openModal(shell);
  field.focus();
  return shell;
}

/** Takes a key that was pressed before the field was there. */
export function typeIntoShell(shell: HTMLDialogElement, key: string): void {
  const field = shell.querySelector('input')!;
  if (key === 'Escape') {
    closeModal(shell);
  } else if (key === 'Enter') {
    shell.dataset.entered = field.value;
  } else {
    field.value = key === 'Backspace' ? field.value.slice(0, -1) : field.value + key;
  }
}

/** What has been typed so far. */
const readShell = (): ShellInput => {
  const shell = findShell();
  const query = shell?.querySelector('input')!.value ?? '';
  return {query, entered: shell?.dataset.entered === query};
};

/** Removes the shell. @returns what has been typed into it */
export function removeShell(): ShellInput {
  const input = readShell();
  findShell()?.remove();
  return input;
}
