import type {Node} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from '../../content/page.ts';

/** A piece of a page that readers may type into a terminal, or name in a command. */
export type CommandText = {
  kind: 'shell' | 'package' | 'template';
  text: string;
  /** Characters of the page before it. */
  start: number;
};

const shells = /^(?:bash|sh|shell|zsh|console|shell-session)$/;

/** Attributes of components of `src/mdx` that are commands or part of one. */
const attributes: Readonly<Record<string, readonly [RegExp, CommandText['kind']]>> = {
  Commands: [/^(?:npm|pnpm|yarn|bun)$/, 'shell'],
  CreateVideo: [/^template$/, 'template'],
  Install: [/^packages$/, 'package'],
};

/**
 * All commands of a page: shell fences, scripts of `package.json`, components with commands, and
 * commands within a sentence. Fences marked `historical` are of another version.
 */
export function commandTexts(page: Page): CommandText[] {
  const found: CommandText[] = [];
  const add = (
    node: Pick<Node, 'position'>,
    pattern: RegExp,
    kind: CommandText['kind'] = 'shell',
  ) => {
    const start = node.position?.start.offset ?? 0;
    const source = page.text.slice(start, node.position?.end.offset);
    for (const {groups, indices} of source.matchAll(pattern)) {
      found.push({kind, text: groups!.text!, start: start + indices!.groups!.text![0]});
    }
  };
  visit(page.tree, (node) => {
    if (node.type === 'code' && !/\bhistorical=/.test(node.meta ?? '')) {
      if (shells.test(node.lang ?? '')) {
        add(node, /^.*\n(?<text>[^]*)\n.*$/dg);
      } else if (/^jsonc?$/.test(node.lang ?? '')) {
        add(node, /(?<="scripts"\s*:\s*\{[^}]*:\s*")(?<text>(?:[^"\\]|\\.)*)/dg);
      }
    } else if (node.type === 'inlineCode' && isOfToday(page)) {
      add(node, /^`+ ?(?<text>(?:npx|npm|pnpm|yarn|bunx|bun) [^`]*)/dg);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name, kind] = attributes[node.name ?? ''] ?? [];
      const isCommand = (one: {type: string; name?: unknown}): one is MdxJsxAttribute =>
        one.type === 'mdxJsxAttribute' && name!.test(String(one.name));
      const commands = kind ? node.attributes.filter(isCommand) : [];
      commands.forEach((one) => add(one, /(["'`])(?<text>[^]*?)\1/dg, kind));
    }
  });
  return found;
}

/** Sentences of posts and of migration guides also name commands of other versions. */
const isOfToday = ({file, frontMatter}: Page): boolean =>
  file.startsWith('docs/') && frontMatter.kind !== 'migration';
