import {SKIP, visit} from 'unist-util-visit';
import type {Node} from 'unist';
import type {Page} from '../../content/page.ts';

type Element = Node & {
  name: string | null;
  attributes: readonly Node[];
};

/**
 * The components and expressions of a page as a module, in which all of them have the line and the
 * column that they have in the page; its words have become `x`. Undefined for a page of words alone.
 */
export function pageCode({text, tree}: Pick<Page, 'text' | 'tree'>): string | undefined {
  const code = text.replace(/\S/g, 'x').split('');
  const copy = (start: number, end: number) => {
    for (let at = start; at < end; at++) {
      code[at] = text[at]!;
    }
  };
  let isEmpty = true;
  visit(tree, (node) => {
    const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
    if (node.type === 'mdxjsEsm') {
      isEmpty = false;
      copy(start, end);
      // Blank lines are around it, on which nothing has a column.
      code[start - 1] = '</>;\n';
      code[end] = '\nvoid <>';
      return SKIP;
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      copy(start, end);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      isEmpty = false;
      copy(start, endOfTag(text, node as Element));
      copy(text.lastIndexOf('<', end - 1), end);
    } else if (node.type === 'yaml') {
      code.fill(' ', start, end);
      text.slice(start, end).replaceAll('\n', (_, at: number) => (code[start + at] = '\n'));
    }
    return undefined;
  });
  return isEmpty ? undefined : `void <>${code.join('')}</>;\n`;
}

/** Characters of the text up to the end of an element's opening tag. */
function endOfTag(text: string, {position, attributes}: Element): number {
  const last = attributes.at(-1)?.position?.end.offset ?? position!.start.offset!;
  return text.indexOf('>', last) + 1;
}
