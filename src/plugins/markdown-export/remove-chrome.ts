import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isChrome} from './is-chrome.ts';

/** Takes out of an article what is no part of its content, comments included: React parts texts with them. */
export function removeChrome(article: Element): void {
  visit(article, (node, index, parent) => {
    const goes = node.type === 'comment' || (node.type === 'element' && isChrome(node));
    if (goes && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
