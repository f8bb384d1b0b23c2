import {formatFinding, type CheckResult, type Finding} from './finding.ts';

/** The lines that a run prints, whether it passed, and how many hints were let pass. */
export type Report = {findings: string[]; summary: string[]; ok: boolean; hints: number};

const plural = (count: number, unit: string) =>
  `${count} ${count === 1 ? unit.replace(/ies\b/, 'y').replace(/(?<=ss)es\b|s\b/, '') : unit}`;

const inOrder = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** Findings of one file, or of any below a folder. */
export const isIn =
  (paths: readonly string[]) =>
  ({file}: Pick<Finding, 'file'>) =>
    paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));

/**
 * Findings in the order of files and lines, and a line for each check with what it looked at.
 * @param only files or folders whose findings are wanted; all when empty. A check may find nothing to
 * inspect in them, and is then left out.
 * @param lenient lets hints pass
 */
export function report(
  results: readonly CheckResult[],
  only: readonly string[] = [],
  lenient = false,
): Report {
  const findings = results.flatMap((result) => result.findings.filter(isIn(only))).sort(inOrder);
  const isHint = ({level}: Finding) => lenient && level === 'hint';
  const hints = findings.filter(isHint).length;
  const empty = only.length > 0 ? [] : results.filter(({inspected}) => inspected === 0);
  const shown = results.filter(({inspected}) => inspected > 0);
  const summary = [
    ...table((only.length > 0 ? shown : results).map((result) => summaryOf(result, only))),
    ...empty.map(
      ({name, unit}) =>
        `The check "${name}" found no ${unit} to inspect, so it has checked nothing.`,
    ),
  ];
  return {
    findings: findings.map((finding) =>
      formatFinding(isHint(finding) ? {...finding, rule: `${finding.rule} (hint)`} : finding),
    ),
    summary,
    ok: findings.length === hints && empty.length === 0,
    hints,
  };
}

const summaryOf = ({name, inspected, unit, findings}: CheckResult, only: readonly string[]) => {
  const count = findings.filter(isIn(only)).length;
  return [name, plural(inspected, unit), count === 0 ? 'nothing found' : plural(count, 'findings')];
};

/** Rows as lines, their cells under one another. */
function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length)) + 2;
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('')
      .trimEnd(),
  );
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The findings as commands with which continuous integration marks the lines of a change. */
export const annotations = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({findings}) =>
    findings.map(
      ({file, line, column, rule, message, hint}) =>
        `::error file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeData(`${message} ${hint}`)}`,
    ),
  );
