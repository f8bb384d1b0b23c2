import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMeta, type FenceMeta, type MetaFinding} from '../../content/fences/meta.ts';
import type {Page} from '../../content/page.ts';
import type {Finding} from '../../content/finding.ts';

/** A block of code of a page. */
export type Fence = {
  /** Which fence of its page it is, from 0. */
  index: number;
  /** Empty where the author names none. */
  language: string;
  meta: FenceMeta;
  findings: MetaFinding[];
  code: string;
  /** Line of the page that holds the backticks; the code begins on the next one. */
  line: number;
};

/** All fences of a page, in order, also those in lists, tabs and other components. */
export function collectFences({tree}: Pick<Page, 'tree'>): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', ({lang, meta, value, position}: Code) => {
    fences.push({
      index: fences.length,
      language: lang ?? '',
      ...parseMeta(meta ?? ''),
      code: value,
      line: position?.start.line ?? 1,
    });
  });
  return fences;
}

type Location = Pick<Finding, 'file' | 'line' | 'column'>;

/** Where a fence begins in its page. */
export const locationOfFence = (page: Page, fence: Fence): Location => ({
  file: page.file,
  line: fence.line,
  column: Math.max((page.text.split('\n')[fence.line - 1] ?? '').search(/[`~]/), 0) + 1,
});

/**
 * Where a line and column of the code are in the page.
 * @param line counted from 1 in the code
 * @param column counted from 1; a fence in a list is indented in its page
 */
export function locationInPage(page: Page, fence: Fence, line: number, column: number): Location {
  const code = fence.code.split('\n')[line - 1] ?? '';
  const inPage = page.text.split('\n')[fence.line + line - 1] ?? '';
  return {
    file: page.file,
    line: fence.line + line,
    column: column + Math.max(inPage.indexOf(code), 0),
  };
}
