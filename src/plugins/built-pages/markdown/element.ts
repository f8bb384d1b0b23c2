import type {Element, ElementContent, Properties, Text} from 'hast';
import {find, plainText} from '../hast.ts';

const blocks = new Set(
  'article aside blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(
    ' ',
  ),
);

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element => ({type: 'element', tagName, properties, children});

export const text = (value: string): Text => ({type: 'text', value});

/** A paragraph that is one strong word or two: what Markdown has instead of a label. */
export const label = (children: ElementContent[]): Element =>
  element('p', [element('strong', children)]);

const isImage = ({tagName}: Element): boolean => tagName === 'img';

const saysSomething = (node: ElementContent): boolean =>
  plainText(node) !== '' ||
  (node.type === 'element' && (isImage(node) || find(node, isImage) !== undefined));

/** Children that say something: no white space, and no box that something was taken out of. */
export const contentOf = (node: Element): ElementContent[] => node.children.filter(saysSomething);

const isBlock = ({tagName}: Element): boolean => blocks.has(tagName);

/** True if a node can stand inside a line of text. */
export const isInline = (node: ElementContent): boolean =>
  node.type !== 'element' || (!isBlock(node) && !find(node, isBlock));
