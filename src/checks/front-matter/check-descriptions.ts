import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';

/** Descriptions that two pages share: in a list of search results they are one page. */
export function checkDescriptions(pages: readonly Page[]): Finding[] {
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
    return [
      {
        file,
        line: fieldLines.description ?? 1,
        column: 1,
        rule: 'unique-description',
        message: `The description is that of ${other}, too.`,
        remedy: 'Say what this page has that the other has not.',
      },
    ];
  });
}
