import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMeta, type FenceMeta, type MetaProblem} from '../../plugins/highlight/fence-meta.ts';
import type {Page} from '../page.ts';

/** A block of code of a page. */
export type Fence = {
  /** Which fence of its page it is, from 0. */
  index: number;
  /** Empty where the author names none. */
  language: string;
  meta: FenceMeta;
  problems: MetaProblem[];
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
