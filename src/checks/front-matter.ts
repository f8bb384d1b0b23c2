import {checkFrontMatter as checkPage} from '../content/front-matter/check-front-matter.ts';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import type {Page} from '../content/page.ts';

/** Checks the front matter of every page against the schema of its kind. */
export function checkFrontMatter(pages: readonly Page[]): CheckResult {
  return {
    name: 'front matter',
    inspected: pages.length,
    unit: 'pages',
    findings: [
      ...pages.flatMap(({file, text, frontMatter}) => checkPage(file, text, frontMatter)),
      ...checkDescriptions(pages),
    ],
  };
}

/** Descriptions that two pages share: in a list of search results they are one page. */
function checkDescriptions(pages: readonly Page[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter: {description}, fieldLines}): Finding[] => {
    if (typeof description !== 'string') {
      return [];
    }
    const key = description.trim().toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, file);
      return [];
    }
    const message = `The description is that of ${other}, too.`;
    const hint = 'Write what this page has that the other has not.';
    return [findingAt({file, line: fieldLines.description}, 'unique-description', message, hint)];
  });
}
