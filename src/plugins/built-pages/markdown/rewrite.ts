import type {Element, ElementContent} from 'hast';
import {isChrome} from '../hast.ts';
import {
  admonition,
  cardsAsSections,
  codeBlock,
  openDetails,
  rowWithMarks,
  tabsAsTerms,
  terms,
  wordsAsLine,
} from './blocks.ts';
import {element, isInline, text} from './element.ts';

/** What takes the place of an element, or nothing where a rule does not concern it. */
type Rule = (node: Element) => ElementContent[] | undefined;

/** Rules for elements whose content was rewritten before. The first that concerns one wins. */
const rules: readonly Rule[] = [
  admonition,
  openDetails,
  rowWithMarks,
  terms,
  cardsAsSections,
  wordsAsLine,
];

const absolute = (value: unknown, page: string): string =>
  URL.canParse(String(value), page) ? new URL(String(value), page).href : String(value);

/** What has no file to show becomes its description: a drawing, a picture inside the page, and a video. */
function picture({tagName, properties}: Element, page: string): ElementContent[] | undefined {
  const {role, ariaLabel, alt, src} = properties;
  if (tagName === 'img' && alt !== '' && String(src).startsWith('data:')) {
    return [text(`Picture: ${String(alt ?? '')}`)];
  }
  if (role !== 'img' || ariaLabel === undefined) {
    return undefined;
  }
  if (tagName === 'svg') {
    return [element('p', [text(`Picture: ${String(ariaLabel)}`)])];
  }
  const link = element('a', [text('Play it on the page')], {href: page});
  return [element('p', [text(`Video: ${String(ariaLabel)} `), link])];
}

/** Links and pictures get absolute URLs, and links the name that screen readers say. */
function withUrls(node: Element, page: string): Element {
  const {tagName, properties, children} = node;
  const isLink = tagName === 'a' && properties.href !== undefined;
  const isNamed = isLink && properties.ariaLabel && children.every(isInline);
  return {
    ...node,
    properties: {
      ...properties,
      ...(isLink && {href: absolute(properties.href, page)}),
      ...(properties.src !== undefined && {src: absolute(properties.src, page)}),
    },
    children: isNamed ? [text(String(properties.ariaLabel))] : children,
  };
}

const saysSomething = (node: ElementContent): boolean =>
  node.type === 'element' || (node.type === 'text' && node.value.trim() !== '');

/**
 * What an element says, in the elements that Markdown knows: one walk that leaves out the controls and
 * rewrites the site's components. Returns copies.
 * @param page URL of the page
 */
export function rewrite(node: ElementContent, page: string): ElementContent[] {
  if (node.type !== 'element') {
    // React separates texts by comments.
    return node.type === 'text' ? [{...node}] : [];
  }
  if (node.tagName === 'wbr') {
    // Markdown has only an invisible character for it.
    return [];
  }
  const shown = picture(node, page);
  if (shown) {
    return shown;
  }
  const tabs = tabsAsTerms(node);
  if (tabs) {
    return rewrite(tabs, page);
  }
  if (isChrome(node)) {
    return [];
  }
  const code = codeBlock(node);
  if (code) {
    return code;
  }
  const children = node.children.flatMap((child) => rewrite(child, page));
  if (/^(?:ol|ul|li)$/.test(node.tagName) && !children.some(saysSomething)) {
    // Its entries were controls.
    return [];
  }
  const whole = withUrls({...node, children}, page);
  for (const rule of rules) {
    const others = rule(whole);
    if (others) {
      return others;
    }
  }
  return [whole];
}
