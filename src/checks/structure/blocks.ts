import {visit} from 'unist-util-visit';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';

/** Fences that run to the end of the page, or of the list that they are in. */
export function checkFenceEnds({file, text, tree}: Page): Finding[] {
  const lines = text.split(/\r?\n/);
  const findings: Finding[] = [];
  visit(tree, 'code', ({position}) => {
    const {start, end} = position!;
    if (start.line === end.line || !/(?:`{3,}|~{3,})[ \t]*$/.test(lines[end.line - 1] ?? '')) {
      const message = 'The fence has no end, so all below it is code.';
      const hint = 'Add a line with as many backticks as it begins with.';
      findings.push(findingAt({file, ...start}, 'unclosed-fence', message, hint));
    }
  });
  return findings;
}

/** Rows with more or fewer cells than the head of their table. */
export function checkTables({file, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    const columns = head?.children.length ?? 0;
    for (const {children, position} of rows) {
      if (children.length !== columns) {
        const message = `The row has ${children.length} cells, and the table has ${columns} columns.`;
        const hint = 'Add what is missing; write \\| for a bar within a cell.';
        findings.push(findingAt({file, ...position!.start}, 'table-cells', message, hint));
      }
    }
  });
  return findings;
}
