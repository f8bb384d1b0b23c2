import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters up to which a cell holds a value, and not a sentence that speaks for itself. */
const VALUE = 40;

/**
 * Gives values the head of their column as `data-label`, in tables of three columns or more whose rows begin
 * with a name, linked or not: on phones these tables are lists, in which `18` alone says nothing. Sentences have one
 * where there is more than one column of them: what is before, what after? A cell without words in
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
      const columns = head.children.slice(1).map((title, index) => {
        const cells = rows.flatMap(({children}) => children[index + 1] ?? []);
        const values = cells.filter((cell) => toString(cell).length <= VALUE);
        return {label: toString(title), cells, hasValues: values.length > cells.length / 2};
      });
      const alone = columns.filter(({hasValues}) => !hasValues).length === 1;
      for (const {label, cells} of columns.filter(({hasValues}) => hasValues || !alone)) {
        for (const cell of cells.filter(({children}) => children.length > 0)) {
          cell.data = {...cell.data, hProperties: {'data-label': label}};
        }
      }
    });
  };
}
