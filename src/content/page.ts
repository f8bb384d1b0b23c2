import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {locationOf as locationInText} from './finding.ts';
import {readYaml} from './yaml.ts';

/** A page as its author wrote it. Positions in `tree` are those in the file. */
export type Page = {
  /** Path from the root of the project, with forward slashes: `docs/sequence.mdx`. */
  file: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Line of the front matter's fields by name; the first line of the file is 1. */
  fieldLines: Readonly<Record<string, number>>;
  tree: Root;
  /** What `derived()` has found in the page, where the page's reader keeps it. */
  derived?: Record<string, unknown>;
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
    const {document, error} = readYaml(yaml);
    if (error) {
      throw Object.assign(new Error(`YAML: ${error.message}`), {...error, line: error.line + 1});
    }
    return {
      file,
      text,
      frontMatter: (document.toJS() ?? {}) as Record<string, unknown>,
      fieldLines: linesOfFields(yaml),
      tree,
    };
  } catch (error) {
    throw new Error(`${file}${locationOf(error, text)} ${String(error)}`, {cause: error});
  }
}

function linesOfFields(yaml: string): Record<string, number> {
  const fields = yaml.split(/\r?\n/).map((line, index) => {
    const [, name] = /^([\w-]+):/.exec(line) ?? [];
    return name ? [[name, index + 2] as const] : [];
  });
  return Object.fromEntries(fields.flat());
}

/** Where the mistake is: what is not closed begins there, and the parser stops where the text ends. */
function locationOf(error: unknown, text: string): string {
  const {line, column, message = ''} = error as {line?: number; column?: number; message?: string};
  const [, tag] = /closing tag for .*\((\d+:\d+)-/.exec(message) ?? [];
  if (tag) {
    return `:${tag}`;
  }
  const brace = message.includes('end of file in expression') ? unclosedBrace(text) : undefined;
  const found = brace === undefined ? {line, column} : locationInText(text, brace);
  return `:${found.line ?? 1}:${found.column ?? 1}`;
}

/** The first brace of the text that is not closed; those in code do not count. */
function unclosedBrace(text: string): number | undefined {
  const open: number[] = [];
  const words = text.replace(/(`+)[^`](?:[\s\S]*?[^`])?\1(?!`)/g, (code) =>
    ' '.repeat(code.length),
  );
  for (const {0: brace, index} of words.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
    } else {
      open.pop();
    }
  }
  return open[0];
}
