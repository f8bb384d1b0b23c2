import type {Element, ElementContent} from 'hast';

const isInternalLink = (node: ElementContent): boolean =>
  node.type === 'element' &&
  node.tagName === 'a' &&
  String(node.properties.href ?? '').startsWith('/');

const isHeading = (node: Element): boolean => /^h[2-6]$/.test(node.tagName);

const hasLinkedHeading = (node: Element): boolean =>
  node.children.some(
    (child) =>
      child.type === 'element' &&
      (isHeading(child) ? child.children.some(isInternalLink) : hasLinkedHeading(child)),
  );

/** True for an article inside a page that stands for another page, whose own words are found there. */
export const isCard = (node: Element): boolean =>
  node.tagName === 'article' && hasLinkedHeading(node);
