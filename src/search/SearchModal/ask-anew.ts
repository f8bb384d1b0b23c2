/** Has the modal ask the query in its field anew, which it does whenever the field gets the focus. */
export function askAnew(field: HTMLInputElement): void {
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
