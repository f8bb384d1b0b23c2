import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';

/** A page as its author wrote it. Positions in `tree` are those in the file. */
export type Page = {
  /** Path from the root of the project, with forward slashes: `docs/sequence.mdx`. */
  file: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Line of the front matter's fields by name; the first line of the file is 1. */
  fieldLines: Readonly<Record<string, number>>;
  tree: Root;
};

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);

/**
 * Reads a page's text.
 * @throws where the front matter is not YAML or the text is not MDX, with `file:line:column`
 */
export function parsePage(file: string, text: string): Page {
  try {
    const tree = parser.parse(text);
    const [first] = tree.children;
    const yaml = first?.type === 'yaml' ? first.value : '';
    return {
      file,
      text,
      frontMatter: (parse(yaml) ?? {}) as Record<string, unknown>,
      fieldLines: linesOfFields(yaml),
      tree,
    };
  } catch (error) {
    throw new Error(`${file}${locationOf(error)} ${String(error)}`, {cause: error});
  }
}

function linesOfFields(yaml: string): Record<string, number> {
  const fields = yaml.split(/\r?\n/).map((line, index) => {
    const [, name] = /^([\w-]+):/.exec(line) ?? [];
    return name ? [[name, index + 2] as const] : [];
  });
  return Object.fromEntries(fields.flat());
}

/** Where a parser stopped: messages of unified have `line` and `column`, errors of YAML `linePos`. */
function locationOf(error: unknown): string {
  const {line, column, linePos} = error as {
    line?: number;
    column?: number;
    linePos?: [{line: number; col: number}];
  };
  if (linePos) {
    return `:${linePos[0].line + 1}:${linePos[0].col}`;
  }
  return line ? `:${line}:${column ?? 1}` : ':1:1';
}
