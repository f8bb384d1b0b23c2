/**
 * Has the modal ask the query in its field anew, which it does whenever the field gets the focus. It would
 * choose the first result again; a reader who has chosen another one keeps what is there.
 */
export function askAnew(dialog: HTMLElement): void {
  const chosen = dialog.querySelector('li[aria-selected="true"]');
  if (!chosen || chosen === dialog.querySelector('li.DocSearch-Hit')) {
    dialog.querySelector('input')!.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}
