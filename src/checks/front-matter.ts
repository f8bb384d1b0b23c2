import {checkFrontMatter as checkPage} from '../content/front-matter/check-front-matter.ts';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import {derived} from '../content/derived.ts';
import type {Page} from '../content/page.ts';

/** Checks the front matter of every page against the schema of its kind. */
export function checkFrontMatter(pages: readonly Page[]): CheckResult {
  return {
    name: 'front matter',
    inspected: pages.length,
    unit: 'pages',
    findings: [
      ...pages.flatMap(ofPage),
      ...shared(pages, 'description', 'Write what this page has that the other has not.'),
      ...shared(pages, 'title', 'Give each page its own title.'),
    ],
  };
}

const ofPage = derived('front matter', ({file, text, frontMatter}) =>
  checkPage(file, text, frontMatter),
);

/** Titles or descriptions that two pages share: in a list of search results they are one page. */
function shared(pages: readonly Page[], field: 'title' | 'description', hint: string): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter, fieldLines}): Finding[] => {
    const value = frontMatter[field];
    if (typeof value !== 'string') {
      return [];
    }
    const key = value.trim().toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, file);
      return [];
    }
    const message = `The ${field} is that of ${other}, too.`;
    return [findingAt({file, line: fieldLines[field]}, `unique-${field}`, message, hint)];
  });
}
