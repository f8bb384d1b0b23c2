import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import type {Fence} from './fence.ts';

type Place = Pick<Finding, 'file' | 'line' | 'column'>;

/** Where a fence begins in its page. */
export const placeOfFence = (page: Page, fence: Fence): Place => ({
  file: page.file,
  line: fence.line,
  column: indent(page, fence.line, '`~') + 1,
});

/**
 * Where a place of the code is in the page.
 * @param line counted from 1 in the code
 * @param column counted from 1; a fence in a list is indented in its page
 */
export function placeInPage(page: Page, fence: Fence, line: number, column: number): Place {
  const code = fence.code.split('\n')[line - 1] ?? '';
  const inPage = page.text.split('\n')[fence.line + line - 1] ?? '';
  return {
    file: page.file,
    line: fence.line + line,
    column: column + Math.max(inPage.indexOf(code), 0),
  };
}

function indent(page: Page, line: number, marks: string): number {
  const text = page.text.split('\n')[line - 1] ?? '';
  return Math.max(
    [...text].findIndex((letter) => marks.includes(letter)),
    0,
  );
}
