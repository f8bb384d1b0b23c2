import type {Element, ElementContent, Nodes, Parents} from 'hast';
import {toString} from 'hast-util-to-string';

/** All elements below a node, in the order of the page. */
export function* descendants(node: Parents): Generator<Element> {
  for (const child of node.children) {
    if (child.type === 'element') {
      yield child;
      yield* descendants(child);
    }
  }
}

/** The first element below a node that a test holds for. */
export function find(node: Parents, test: (element: Element) => boolean): Element | undefined {
  for (const element of descendants(node)) {
    if (test(element)) {
      return element;
    }
  }
  return undefined;
}

export const isElement = (node: ElementContent | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);

export const classesOf = ({properties: {className}}: Element): readonly string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Text of a node, its runs of white space as one space each. */
export const plainText = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/** Navigation, controls, and what only a browser shows. */
const chromeTags = new Set(
  'nav footer button form fieldset label select textarea output dialog noscript script style template'.split(
    ' ',
  ),
);
const chromeClasses = new Set(['hash-link', 'theme-doc-toc-mobile', 'theme-doc-version-badge']);
const chromeRoles = new Set(['alert', 'search', 'status']);

/** An input is a control, unless it only shows whether an item of a list is done. */
const isControl = ({tagName, properties}: Element): boolean =>
  tagName === 'input' && !(properties.type === 'checkbox' && properties.disabled === true);

/** True for what helps to use a page and is not part of what it says. */
export function isChrome(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    chromeTags.has(tagName) ||
    isControl(node) ||
    classesOf(node).some((name) => chromeClasses.has(name)) ||
    chromeRoles.has(String(properties.role)) ||
    String(properties.ariaHidden) === 'true' ||
    (properties.hidden !== undefined && properties.hidden !== null) ||
    'popover' in properties ||
    'dataPageMenu' in properties ||
    'dataDarkMode' in properties ||
    (tagName === 'img' && properties.alt === '')
  );
}
