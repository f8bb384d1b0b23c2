/** One thing that is wrong, told so that a newcomer can mend it. */
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
  remedy: string;
  /** The mend, where a machine can make it: characters of the file from `start` to `end` become `text`. */
  fix?: {start: number; end: number; text: string};
};

/** What one check looked at and found. A check that looked at nothing has failed. */
export type CheckResult = {
  /** For the report: `samples`, `sidebars`. */
  name: string;
  inspected: number;
  /** What was counted, in the plural: `fences`, `pages`. */
  unit: string;
  findings: Finding[];
};

/** `file:line:column rule message remedy`, the form in which every check reports. */
export const formatFinding = ({file, line, column, rule, message, remedy}: Finding): string =>
  `${file}:${line}:${column} ${rule} ${message} ${remedy}`;
