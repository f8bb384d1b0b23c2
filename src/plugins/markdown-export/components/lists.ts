import type {Element, ElementContent} from 'hast';
import {contentOf, element, isInline, plainText, replaceAll, text} from '../element.ts';

const items = (list: Element): Element[] =>
  list.children.filter((child) => child.type === 'element');

/** Cards with headings are sections of the page, though they stand in a list. */
export function writeCards(article: Element): void {
  replaceAll(
    article,
    'ul:has(> li :is(h2, h3, h4, h5)), ol:has(> li :is(h2, h3, h4, h5))',
    (list) => items(list).map((item) => element('div', item.children)),
  );
}

/** A labelled list of words, such as tags, becomes one line. */
export function writeWordLists(article: Element): void {
  replaceAll(article, 'ul[aria-label]', (list) => {
    const words = items(list);
    if (!words.every((item) => item.children.every(({type}) => type === 'text'))) {
      return undefined;
    }
    const line = `${String(list.properties.ariaLabel)}: ${words.map(plainText).join(', ')}`;
    return [element('p', [text(line)])];
  });
}

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** True for a word right before a `span`: a name and what stands below it. */
const isNamed = ([first, second]: ElementContent[]): boolean =>
  first?.type === 'text' &&
  /\S$/.test(first.value) &&
  isElement(second) &&
  second.tagName === 'span';

/** True for parts that only their arrangement keeps apart, without text or space between. */
const isRow = (box: Element): boolean =>
  contentOf(box).length > 1 &&
  (isNamed(box.children) ? box.children.slice(1) : box.children).every(
    (child) => isElement(child) && isInline(child),
  );

/** Parts of a line that stand side by side, such as a date and an author, get a mark between them. */
export function writeRows(article: Element): void {
  replaceAll(article, 'a, div, dt, li', (box) => {
    if (!isRow(box)) {
      return undefined;
    }
    const line = contentOf(box).flatMap((part, index) =>
      index > 0 ? [text(' · '), part] : [part],
    );
    return [{...box, tagName: box.tagName === 'div' ? 'p' : box.tagName, children: line}];
  });
}
