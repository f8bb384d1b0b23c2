import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {highlightLines} from './highlight-lines.ts';

/** A comment that marks lines to stand out and is not part of the code itself. */
const marker =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Highlights every fence while the page is built: its HTML goes to the
 * `highlighted` property of the code block, and no highlighter to the browser.
 */
export function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      if (!node.lang) {
        return;
      }
      const shown = node.value.split('\n').filter((line) => !marker.test(line));
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          highlighted: highlightLines(shown.join('\n'), node.lang).join('\n'),
        },
      };
    });
  };
}
