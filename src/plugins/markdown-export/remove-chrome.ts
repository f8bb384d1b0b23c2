import type {Element} from 'hast';
import {matches} from 'hast-util-select';
import {SKIP, visit} from 'unist-util-visit';

/** What helps to use a page and is not part of what it says. */
const chrome = [
  // Ways to other pages and places.
  'nav',
  'footer',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  // Controls, and what they answer.
  'button',
  'form',
  'fieldset',
  'label',
  'input:not([type=checkbox][disabled])',
  'select',
  'textarea',
  'output',
  'dialog',
  '[popover]',
  '[role=alert]',
  '[role=search]',
  '[role=status]',
  '[data-page-menu]',
  // What only a browser shows.
  'noscript',
  'script',
  'style',
  'template',
  '[aria-hidden=true]',
  '[hidden]',
  'img[alt=""]',
].join();

/** Takes out of an article what is no part of its content, comments included: React parts texts with them. */
export function removeChrome(article: Element): void {
  visit(article, (node, index, parent) => {
    const isChrome = node.type === 'comment' || (node.type === 'element' && matches(chrome, node));
    if (isChrome && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
