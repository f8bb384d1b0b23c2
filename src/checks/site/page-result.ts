import type {CheckResult, Finding} from '../finding.ts';
import type {BuiltPage, BuiltSite, Place} from './built-page.ts';

/** What a rule finds on a page, before it is known where an author would mend it. */
export type PageFinding = {
  page: BuiltPage;
  place: Place;
  rule: string;
  message: string;
  remedy: string;
  /** What to look for in the source of the page, such as an address as it was written. */
  needle?: string;
};

/** What one rule looked at and found. */
export type PageResult = Omit<CheckResult, 'findings'> & {findings: PageFinding[]};

/** Start of a file, for findings about a page as a whole. */
export const start: Place = {line: 1, column: 1};

/** Finds the place in the source of a page at which an author would mend something. */
export type FindSource = (
  page: BuiltPage,
  needle: string | undefined,
) => (Place & {file: string}) | undefined;

/** Findings in the files that authors know, or in the built page where the source is not known. */
export function locate(
  {name, inspected, unit, findings}: PageResult,
  {folder}: BuiltSite,
  findSource: FindSource,
): CheckResult {
  return {
    name,
    inspected,
    unit,
    findings: findings.map(({page, place, rule, message, remedy, needle}): Finding => {
      const built = `${folder}/${page.file}`;
      const source = findSource(page, needle);
      return source
        ? {...source, rule, message: `${message.replace(/\.$/, '')} (in ${built}).`, remedy}
        : {file: built, ...place, rule, message, remedy};
    }),
  };
}
