import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {outlineOf} from './outline.ts';
import {sectionRules} from './section-rules.ts';

/** Rules of the page's kind that do not hold. Posts have no kind, and no such rules. */
export function checkSections(page: Page): Finding[] {
  const {file, frontMatter, fieldLines} = page;
  const rules = sectionRules.filter(({kinds}) => kinds.some((kind) => kind === frontMatter.kind));
  if (rules.length === 0) {
    return [];
  }
  const outline = outlineOf(page);
  const broken = rules.filter(({holds}) => !holds(outline));
  const line = fieldLines.kind ?? 1;
  return broken.map(({says, remedy}) => ({
    file,
    line,
    column: 1,
    rule: 'sections',
    message: `${says} This one does not.`,
    remedy,
  }));
}
