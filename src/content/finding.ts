/** What a check found at one location, and what a newcomer can do about it. */
export type Finding = {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  /** Name of the rule in kebab-case, under which it is documented and can be searched for. */
  rule: string;
  /** What is wrong, as one sentence. */
  message: string;
  /** What to do about it, as one sentence. */
  hint: string;
  /** What may stay while a page is written; in continuous integration, it fails as all else. */
  level?: 'hint';
  /** Where a machine can fix it: characters of the file from `start` to `end` become `text`. */
  fix?: {start: number; end: number; text: string};
};

type Location = {file: string; line?: number; column?: number};

/** A finding at a location: at the start of its line, or of the file, where no more is known. */
export const findingAt = (
  {file, line = 1, column = 1}: Location,
  rule: string,
  message: string,
  hint: string,
): Finding => ({file, line, column, rule, message, hint});

/** What one check looked at and found. A check that looked at nothing has failed. */
export type CheckResult = {
  /** For the report: `samples`, `sidebars`. */
  name: string;
  inspected: number;
  /** What was counted, in the plural: `fences`, `pages`. */
  unit: string;
  findings: Finding[];
};

/** `file:line:column rule message hint`, the form in which every check reports. */
export const formatFinding = ({file, line, column, rule, message, hint}: Finding): string =>
  `${file}:${line}:${column} ${rule} ${message} ${hint}`;

/**
 * Line and column of a character of a text, both from 1.
 * @param offset characters before it
 */
export function locationOf(text: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) {
    line++;
  }
  return {line, column: offset - lastBreak};
}

type Fix = NonNullable<Finding['fix']>;

/** A text with its fixes applied. Of two that overlap, the later one is left for the next run. */
export function applyFixes(text: string, fixes: readonly Fix[]): {text: string; applied: number} {
  const inOrder = [...fixes].sort((a, b) => a.start - b.start || b.end - a.end);
  let fixed = '';
  let at = 0;
  let applied = 0;
  for (const {start, end, text: replacement} of inOrder) {
    if (start >= at) {
      fixed += text.slice(at, start) + replacement;
      at = end;
      applied++;
    }
  }
  return {text: fixed + text.slice(at), applied};
}
