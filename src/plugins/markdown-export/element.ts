import type {Element, ElementContent, Nodes, Parents, Text} from 'hast';
import {matches, select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

const blocks =
  'article,aside,blockquote,details,div,dl,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,ul';

/** An element without properties. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

export const text = (value: string): Text => ({type: 'text', value});

/** A paragraph that is one strong word or two: what Markdown has instead of a label. */
export const label = (children: ElementContent[]): Element =>
  element('p', [element('strong', children)]);

/** Text of a node, its runs of white space as one space each. */
export const plainText = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

const says = (node: ElementContent): boolean =>
  plainText(node) !== '' ||
  (node.type === 'element' && (node.tagName === 'img' || select('img', node) !== undefined));

/** Children that say something: no white space, and no box that something was taken out of. */
export const contentOf = (node: Element): ElementContent[] => node.children.filter(says);

/** True if a node can stand inside a line of text. */
export const isInline = (node: ElementContent): boolean =>
  node.type !== 'element' || (!matches(blocks, node) && !select(blocks, node));

/** The content of the innermost of boxes that hold nothing but each other. */
export function unboxed(node: Element): ElementContent[] {
  const content = contentOf(node);
  const [only] = content;
  return content.length === 1 && only?.type === 'element' && only.tagName === 'div'
    ? unboxed(only)
    : content;
}

/**
 * Replaces each element that a selector fits, the outer before the inner ones.
 * @param replace gives what takes its place, or nothing where it may stay
 */
export function replaceAll(
  tree: Parents,
  selector: string,
  replace: (node: Element) => ElementContent[] | undefined,
): void {
  visit(tree, 'element', (node, index, parent) => {
    const others =
      parent && index !== undefined && matches(selector, node) ? replace(node) : undefined;
    if (!others) {
      return undefined;
    }
    parent!.children.splice(index!, 1, ...others);
    return [SKIP, index!];
  });
}
