import type {Element} from 'hast';
import type {Place} from './built-page.ts';

/** The text of an attribute, under its name in hast (`srcSet`, `className`); undefined when it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Where an element begins in its file. */
export const placeOf = ({position}: Element): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
