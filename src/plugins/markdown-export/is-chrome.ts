import type {Element} from 'hast';

/** Ways to other pages and places, controls, and what only a browser shows. */
const tags = new Set(
  'nav footer button form fieldset label select textarea output dialog noscript script style template'.split(
    ' ',
  ),
);
const classes = new Set(['hash-link', 'theme-doc-toc-mobile', 'theme-doc-version-badge']);
const roles = new Set(['alert', 'search', 'status']);

/** An input is a control, unless it only shows whether an item of a list is done. */
const isControl = ({tagName, properties}: Element): boolean =>
  tagName === 'input' && !(properties.type === 'checkbox' && properties.disabled === true);

/** True for what helps to use a page and is not part of what it says. */
export function isChrome(node: Element): boolean {
  const {tagName, properties} = node;
  const names = properties.className;
  return (
    tags.has(tagName) ||
    isControl(node) ||
    (Array.isArray(names) && names.some((name) => classes.has(String(name)))) ||
    roles.has(String(properties.role)) ||
    String(properties.ariaHidden) === 'true' ||
    (properties.hidden !== undefined && properties.hidden !== null) ||
    'popover' in properties ||
    'dataPageMenu' in properties ||
    (tagName === 'img' && properties.alt === '')
  );
}
