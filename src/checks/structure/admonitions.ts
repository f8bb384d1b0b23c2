import {visit} from 'unist-util-visit';
import {didYouMean} from '../../data/schemas/nearest-word.ts';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';

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
