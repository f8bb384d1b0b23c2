import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {attribute, placeOf} from './attributes.ts';
import type {Link} from './built-page.ts';

/** The labels of what is in a link, such as a picture's alt text. */
const labelsIn = ({children}: Element): string[] =>
  children.flatMap((child) =>
    child.type === 'element'
      ? [attribute(child, 'ariaLabel') ?? attribute(child, 'alt') ?? '', ...labelsIn(child)]
      : [],
  );

/** What a screen reader says of a link: its own label, or its text and that of the pictures in it. */
function labelOf(link: Element): string {
  const label = attribute(link, 'ariaLabel') ?? [toString(link), ...labelsIn(link)].join(' ');
  // Headings' links hold a space of no width.
  return label.replace(/[\s\u200b]+/g, ' ').trim();
}

/** The link that an `a` with an address is. */
export function linkOf(element: Element): Link | undefined {
  const href = attribute(element, 'href');
  if (element.tagName !== 'a' || href === undefined) {
    return undefined;
  }
  return {href, label: labelOf(element), place: placeOf(element)};
}
