import GithubSlugger from 'github-slugger';
import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isJsx, textAttribute} from './jsx.ts';
import {derived} from './derived.ts';
import type {Page} from './page.ts';
import {walk} from './walk.ts';

/** The blocks of a page that readers see, cut at its headings of level 2. */
export type Outline = {
  /** The blocks before the first heading of level 2. */
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

/** A heading of a page, with the id under which the site lets others link to it. */
export type PageHeading = {
  node: Heading;
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
  walk(tree, (heading) => {
    if (heading.type !== 'heading') {
      return;
    }
    const id = explicitId(heading);
    const text = toString(id ? heading.children.slice(0, -1) : heading.children).trim();
    const {line, column} = heading.position!.start;
    headings.push({
      node: heading,
      depth: heading.depth,
      text,
      id: id ?? slugger.slug(text),
      line,
      column,
    });
  });
  return headings;
}

/** The ids on a page or partial that a link can name: those of headings, and those that elements have. */
export const anchorsOf = derived('anchors', (page): string[] => {
  const ids = headingsOf(page).map(({id}) => id);
  walk(page.tree, (node) => {
    const id = isJsx(node) ? textAttribute(node, 'id') : undefined;
    if (id) {
      ids.push(id);
    }
  });
  return ids;
});

/** A heading such as ### `--props` below ## Flags. */
export type FlagHeading = {flag: string; heading: Heading};

/** The headings of a command's page that name flags; others, such as ### Deprecated, do not count. */
export function flagHeadings(page: Pick<Page, 'tree'>): FlagHeading[] {
  const section = outlineOf(page).sections.find(({title}) => title === 'Flags');
  return (section?.blocks ?? []).flatMap((block) => {
    const [first] = block.type === 'heading' && block.depth === 3 ? block.children : [];
    return first?.type === 'inlineCode' ? [{flag: first.value, heading: block as Heading}] : [];
  });
}
