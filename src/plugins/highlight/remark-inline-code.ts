import type {Element} from 'hast';
import type {InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Characters that fit in a line of a phone, and so need no break. */
const SHORT = 30;

const whole = {hProperties: {className: ['whole']}};
const wbr: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};

/**
 * Keeps short code in one line, where a browser would break it: `--scale` after its dashes. A longer command
 * breaks only between its words.
 */
export function remarkInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node: InlineCode) => {
      const {value} = node;
      const words = value.split(/(?<= )/);
      if (value.length <= SHORT) {
        if (/[-\s/|?]/.test(value)) {
          node.data = {...node.data, ...whole};
        }
      } else if (/\s--/.test(value) && words.every(({length}) => length <= SHORT)) {
        const hChildren = words.flatMap((word) => [{type: 'text' as const, value: word}, wbr]);
        node.data = {...node.data, ...whole, hChildren: hChildren.slice(0, -1)};
      }
    });
  };
}
