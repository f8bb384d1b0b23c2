/** Puts a text into a field as if a reader had typed it, and leads them there. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React watches the element's own property; a change that goes past it counts as typed.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.focus();
}
