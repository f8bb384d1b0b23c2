import type {Code, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {parseMeta, type FenceMeta} from '../../content/fences/meta.ts';
import {highlightLines} from './highlight-lines.ts';
import {shownPart} from '../../content/fences/shown-part.ts';

/** A comment that marks lines and is not part of the code itself. */
const marker =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Makes every fence ready while the page is built: hidden ones and parts that are cut away are
 * taken out, and the rest is highlighted. The HTML goes to the `highlighted` property of the code
 * block, and no highlighter to the browser.
 */
export function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code, index?: number, parent?: Parents) => {
      const {meta} = parseMeta(node.meta ?? '');
      if (meta.hidden) {
        parent!.children.splice(index!, 1);
        return [SKIP, index!];
      }
      prepare(node, meta);
      return undefined;
    });
  };
}

function prepare(node: Code, meta: FenceMeta): void {
  node.value = shownPart(node.value, node.lang ?? '');
  node.meta = forTheme(meta);
  const lines = node.value.split('\n').filter((line) => !marker.test(line));
  node.data = {
    ...node.data,
    hProperties: {
      ...node.data?.hProperties,
      highlighted: node.lang ? highlightLines(lines.join('\n'), node.lang).join('\n') : undefined,
      title: meta.title,
      mark: markOf(meta),
    },
  };
}

/** What the theme reads by itself from behind the language. */
function forTheme({lines, showLineNumbers}: FenceMeta): string {
  return [
    lines && `{${lines}}`,
    showLineNumbers !== undefined && `showLineNumbers=${showLineNumbers}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The notice above code that a reader should not copy as it is. */
function markOf({error, historical}: FenceMeta): string | undefined {
  if (error) {
    return `Does not compile: ${/^\d+$/.test(error) ? `TS${error}` : error}`;
  }
  return historical && `Written for version ${historical}`;
}
