import type {InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Characters that fit in a line of a phone, and so need no break. */
const SHORT = 30;

/** Keeps short code in one line, where a browser would break it: `--scale` after its dashes. */
export function remarkInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node: InlineCode) => {
      if (node.value.length <= SHORT && /[-\s/|?]/.test(node.value)) {
        node.data = {...node.data, hProperties: {className: ['whole']}};
      }
    });
  };
}
