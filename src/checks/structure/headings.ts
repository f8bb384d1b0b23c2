import GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';

/** A heading of a page, with the id under which the site lets others link to it. */
export type PageHeading = {
  depth: number;
  /** Without the comment that gives it an id. */
  text: string;
  id: string;
  line: number;
  column: number;
};

/** `{/* #id *\/}` at the end of a heading. */
const idComment = /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/;

function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? idComment.exec(last.value)?.[1] : undefined;
}

/** The headings of a page in order. Ids are made as the site generator makes them. */
export function headingsOf({tree}: Pick<Page, 'tree'>): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const id = explicitId(heading);
    const text = toString(id ? heading.children.slice(0, -1) : heading.children).trim();
    const {line, column} = heading.position!.start;
    headings.push({depth: heading.depth, text, id: id ?? slugger.slug(text), line, column});
  });
  return headings;
}
