import type {Heading} from 'mdast';
import type {Page} from '../../checks/page.ts';

/** Where a finding points that is about all of a page: its field `api`. */
export const atApi = ({file, fieldLines}: Page) => ({file, line: fieldLines.api ?? 1, column: 1});

/** Where a finding points that is about a section or an entry. */
export const atHeading = ({file}: Page, heading: Heading) => {
  const {line = 1, column = 1} = heading.position?.start ?? {};
  return {file, line, column};
};
