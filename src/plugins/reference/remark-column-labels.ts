import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters up to which a cell holds a value, and not a sentence that speaks for itself. */
const VALUE = 40;

/**
 * Gives values the head of their column as `data-label`, in tables of three columns or more whose rows begin
 * with a name, linked or not: on phones these tables are lists, in which `18` alone says nothing. A cell without words in
 * the first row is not a header; the others then need a scope, as HTML's rules have it.
 */
export function remarkColumnLabels() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head, ...rows]}: Table) => {
      if (head?.children.some(({children}) => children.length === 0)) {
        for (const cell of head.children) {
          cell.data = cell.children.length === 0 ? {hName: 'td'} : {hProperties: {scope: 'col'}};
        }
      }
      const first = rows[0]?.children[0]?.children[0];
      const name = first?.type === 'link' ? first.children[0] : first;
      if (!head || head.children.length < 3 || name?.type !== 'inlineCode') {
        return;
      }
      head.children.slice(1).forEach((title, index) => {
        const cells = rows.flatMap(({children}) => children[index + 1] ?? []);
        const values = cells.filter((cell) => toString(cell).length <= VALUE);
        if (values.length > cells.length / 2) {
          for (const cell of cells.filter(({children}) => children.length > 0)) {
            cell.data = {...cell.data, hProperties: {'data-label': toString(title)}};
          }
        }
      });
    });
  };
}
