import {visit} from 'unist-util-visit';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {didYouMean} from '../../data/schemas/nearest-word.ts';

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

/** Those of the theme that are not deprecated. */
const known = ['note', 'tip', 'info', 'warning', 'danger'];

type Opened = {line: number; column: number; colons: number; name: string};

/** Lines such as `:::note[Title]` that begin nothing, or nothing that ends. */
export function checkAdmonitions({file, text, tree}: Page): Finding[] {
  const code = new Set<number>();
  visit(tree, 'code', ({position}) => {
    for (let line = position!.start.line; line <= position!.end.line; line++) {
      code.add(line);
    }
  });
  const findings: Finding[] = [];
  const report = (location: {line: number; column: number}, message: string, hint: string) =>
    findings.push(findingAt({file, ...location}, 'admonition', message, hint));
  const open: Opened[] = [];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const {indent, colons, name} =
      /^(?<indent>[\s>]*)(?<colons>:{3,})\s*(?<name>[\w-]*)/.exec(content)?.groups ?? {};
    const line = index + 1;
    if (!colons || code.has(line)) {
      continue;
    }
    const location = {line, column: indent!.length + 1};
    if (name) {
      open.push({...location, colons: colons.length, name});
      if (!known.includes(name)) {
        const hint =
          didYouMean(name, known, (near) => `:::${near}`) ?? `Known are ${known.join(', ')}.`;
        report(location, `There is no admonition :::${name}.`, hint);
      }
    } else if (open.length === 0) {
      report(location, 'The line ends an admonition, and none has begun.', 'Remove it.');
    } else {
      open.length = open.findLastIndex((one) => one.colons <= colons.length);
    }
  }
  for (const {name, colons, ...location} of open) {
    const end = ':'.repeat(colons);
    report(
      location,
      `The admonition ${end}${name} has no end.`,
      `Add a line with ${end} below it.`,
    );
  }
  return findings;
}
