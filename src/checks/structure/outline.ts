import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Page} from '../page.ts';

/** The blocks of a page that readers see, cut at its headings of level 2. */
export type Outline = {
  /** What stands before the first heading of level 2. */
  opening: RootContent[];
  sections: Section[];
};

export type Section = {title: string; line: number; blocks: RootContent[]};

/** Blocks that leave nothing on the page: front matter, imports, comments. */
const unseen = new Set<string>(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'definition']);

/** Cuts a page into its opening and its sections. */
export function outlineOf({tree}: Pick<Page, 'tree'>): Outline {
  const outline: Outline = {opening: [], sections: []};
  for (const block of tree.children) {
    if (block.type === 'heading' && block.depth === 2) {
      const {line} = block.position!.start;
      outline.sections.push({title: toString(block), line, blocks: []});
    } else if (!unseen.has(block.type)) {
      (outline.sections.at(-1)?.blocks ?? outline.opening).push(block);
    }
  }
  return outline;
}
