import {openModal} from '@site/src/components/modal-dialog';
import {useLayoutEffect, type RefObject} from 'react';

/*
 * What DocSearch 3.9.0 lacks, put right from outside: roles that assistive technology can use, a
 * focus trap that knows what is visible, and a focus that returns to the field. Its words, limits and
 * version are specified, so it cannot be replaced. `search-accessibility.spec.ts` fails when its
 * elements change.
 */

const set = (element: Element, attributes: Record<string, string | null>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
};

const notAButton = {
  role: null,
  tabindex: null,
  'aria-expanded': null,
  'aria-haspopup': null,
  'aria-controls': null,
  'aria-labelledby': null,
};

/**
 * Says what the parts of the modal are: the box is no button, its header and
 * footer are no landmarks, and the results, which hold links and buttons, are
 * no options but the items of trees that belong to the search field.
 */
function fixRoles(root: Element): void {
  root.querySelectorAll('.DocSearch-Container').forEach((box) => set(box, notAButton));
  root
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((bar) => set(bar, {role: 'presentation'}));
  root.querySelectorAll('.DocSearch-Hits').forEach((group) => {
    const name = group.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
    const items = group.querySelectorAll('li');
    items.forEach((item) => set(item, {role: 'treeitem'}));
    // The field names a list for each group, but the lists themselves all have one id.
    const id = items[0]?.id.replace(/-item-\d+$/, '-list') ?? null;
    group
      .querySelectorAll('ul')
      .forEach((list) =>
        set(list, {role: 'tree', id, 'aria-labelledby': null, 'aria-label': name}),
      );
  });
  const lists = [...root.querySelectorAll('.DocSearch-Hits ul')].map(({id}) => id);
  root.querySelectorAll('.DocSearch-Input').forEach((input) =>
    set(input, {
      role: 'combobox',
      'aria-haspopup': 'tree',
      'aria-expanded': String(lists.length > 0),
      // The modal names lists that it has replaced by an error, too.
      'aria-controls': lists.join(' ') || null,
      'aria-activedescendant': root.querySelector('li[aria-selected="true"]')?.id ?? null,
    }),
  );
}

/** Fixes the roles now and whenever the modal draws anew, until the returned function is called. */
function keepRolesFixed(root: Element): () => void {
  const watcher = new MutationObserver(() => fixRoles(root));
  fixRoles(root);
  watcher.observe(root, {
    attributeFilter: ['aria-activedescendant', 'aria-controls', 'aria-selected', 'role'],
    childList: true,
    subtree: true,
  });
  return () => watcher.disconnect();
}

/** The button that was pressed may leave with its search: the reader goes on in the field. */
function focusFieldAfterAction({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('.search-hit-actions')) {
    target.closest('dialog')!.querySelector('input')!.focus();
  }
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Tab goes round inside the modal, over what is visible at that moment. */
function keepFocusInside(root: Element): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Tab') {
      return;
    }
    // The modal's own trap knows only the elements it was drawn with.
    event.stopPropagation();
    const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
      element.checkVisibility(),
    );
    const from = event.shiftKey ? stops[0] : stops.at(-1);
    const to = event.shiftKey ? stops.at(-1) : stops[0];
    if (document.activeElement === from || !root.contains(document.activeElement)) {
      event.preventDefault();
      to?.focus();
    }
  };
}

/** Opens the dialog as the only thing within reach, and patches what the modal draws in it. */
export function usePatchedDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current!;
    const onKeyDown = keepFocusInside(element);
    openModal(element);
    element.addEventListener('keydown', onKeyDown, {capture: true});
    // While it is pressed, the button is still there.
    element.addEventListener('click', focusFieldAfterAction, {capture: true});
    const stop = keepRolesFixed(element);
    return () => {
      element.removeEventListener('keydown', onKeyDown, {capture: true});
      element.removeEventListener('click', focusFieldAfterAction, {capture: true});
      stop();
    };
  }, [dialog]);
}

/** Puts a text into the modal's field as if a reader had typed it, and leads them there. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React watches the element's own property; a change that goes past it counts as typed.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.focus();
}
