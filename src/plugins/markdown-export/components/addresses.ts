import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {isInline, text} from '../element.ts';

const absolute = (value: unknown, page: string): string =>
  URL.canParse(String(value), page) ? new URL(String(value), page).href : String(value);

/**
 * Links and pictures get whole addresses, and links the name that screen readers say.
 * @param page address of the page
 */
export function writeAddresses(article: Element, page: string): void {
  visit(article, 'element', ({tagName, properties, children}) => {
    if (tagName === 'a' && properties.href !== undefined) {
      properties.href = absolute(properties.href, page);
      if (properties.ariaLabel && children.every(isInline)) {
        children.splice(0, children.length, text(String(properties.ariaLabel)));
      }
    }
    if (properties.src !== undefined) {
      properties.src = absolute(properties.src, page);
    }
  });
}
