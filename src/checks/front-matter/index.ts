import {frontMatterProblems} from '../../plugins/front-matter/check-front-matter.ts';
import type {CheckResult, Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {checkDescriptions} from './check-descriptions.ts';

/** Checks the front matter of every page against the schema of its kind. */
export function checkFrontMatter(pages: readonly Page[]): CheckResult {
  return {
    name: 'front matter',
    inspected: pages.length,
    unit: 'pages',
    findings: [...pages.flatMap(againstSchema), ...checkDescriptions(pages)],
  };
}

const againstSchema = ({file, text, frontMatter}: Page): Finding[] =>
  frontMatterProblems(file, text, frontMatter).map(({line, field, rule, remedy}) => ({
    file,
    line,
    column: 1,
    rule: 'front-matter',
    message: `${field} ${rule}.`,
    remedy,
  }));
