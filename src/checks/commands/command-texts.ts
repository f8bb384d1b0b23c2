import type {Code, InlineCode, Node} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';

/** A piece of a page that readers may type into a terminal, or name in a command. */
export type CommandText = {
  kind: 'shell' | 'package' | 'template';
  text: string;
  /** Characters of the page before a character of the text. */
  offsetOf: (at: number) => number;
};

const shells = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session']);

/**
 * All commands of a page: shell fences, scripts of `package.json`, components with commands, and
 * commands within a sentence. Fences marked `historical` are of another version.
 */
export function commandTexts(page: Page): CommandText[] {
  const found: CommandText[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'code') {
      found.push(...(/\bhistorical=/.test(node.meta ?? '') ? [] : ofFence(page, node)));
    } else if (node.type === 'inlineCode' && speaksOfToday(page)) {
      found.push(...ofInlineCode(page, node));
    } else if (isElement(node)) {
      found.push(...ofElement(page, node));
    }
  });
  return found;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Node): node is Element => /^mdxJsx(?:Flow|Text)Element$/.test(node.type);

function ofFence(page: Page, fence: Code): CommandText[] {
  const whole = {text: fence.value, offsetOf: offsetInFence(page, fence)};
  if (shells.has(fence.lang ?? '')) {
    return [{kind: 'shell', ...whole}];
  }
  return fence.lang === 'json' || fence.lang === 'jsonc' ? scriptsOf(whole) : [];
}

/** Sentences of posts and of migration guides also name commands of other versions. */
const speaksOfToday = ({file, frontMatter}: Page): boolean =>
  file.startsWith('docs/') && frontMatter.kind !== 'migration';

function ofInlineCode(page: Page, {value, position}: InlineCode): CommandText[] {
  const start = position!.start.offset!;
  const before = Math.max(page.text.slice(start, position!.end.offset).indexOf(value), 0);
  return /^(?:npx|npm|pnpm|yarn|bunx|bun) /.test(value)
    ? [{kind: 'shell', text: value, offsetOf: (at) => start + before + at}]
    : [];
}

/** A fence in a list is indented on the page and not in its value. */
function offsetInFence(page: Page, fence: Code): CommandText['offsetOf'] {
  const first = fence.position!.start.line;
  const lines = page.text.split('\n');
  const values = fence.value.split('\n');
  return (at) => {
    const line = fence.value.slice(0, at).split('\n').length - 1;
    const before = lines.slice(0, first + line).reduce((sum, text) => sum + text.length + 1, 0);
    const indent = Math.max(lines[first + line]!.indexOf(values[line]!), 0);
    return before + indent + at - (fence.value.lastIndexOf('\n', at - 1) + 1);
  };
}

/** Values below `"scripts"`. */
function scriptsOf({text, offsetOf}: Pick<CommandText, 'text' | 'offsetOf'>): CommandText[] {
  const block = /"scripts"\s*:\s*\{/.exec(text);
  if (!block) {
    return [];
  }
  const start = block.index + block[0].length;
  const end = text.indexOf('}', start);
  const scripts = /"[^"]*"\s*:\s*"((?:[^"\\]|\\.)*)"/dg;
  return [...text.slice(start, end < 0 ? undefined : end).matchAll(scripts)].map((match) => {
    const value = start + match.indices![1]![0];
    return {
      kind: 'shell',
      text: match[1]!.replaceAll('\\"', '"'),
      offsetOf: (at) => offsetOf(value + at),
    };
  });
}

/** Attributes of components of `src/mdx` that are commands or stand in one. */
const attributes: Readonly<Record<string, readonly [RegExp, CommandText['kind']]>> = {
  Commands: [/^(?:npm|pnpm|yarn|bun)$/, 'shell'],
  CreateVideo: [/^template$/, 'template'],
  Install: [/^packages$/, 'package'],
};

function ofElement(page: Page, element: Element): CommandText[] {
  const [name, kind] = attributes[element.name ?? ''] ?? [];
  return element.attributes.flatMap((attribute) =>
    name && kind && attribute.type === 'mdxJsxAttribute' && name.test(attribute.name)
      ? textsOf(page, attribute).map((text) => ({kind, ...text}))
      : [],
  );
}

/** Texts in `name="text"`, ``name={`text`}`` and `name={['text', 'text']}`. */
function textsOf(
  page: Page,
  {name, position}: MdxJsxAttribute,
): Pick<CommandText, 'text' | 'offsetOf'>[] {
  const start = position!.start.offset! + name.length;
  const written = page.text.slice(start, position!.end.offset);
  return [...written.matchAll(/(["'`])([\s\S]*?)\1/dg)].map((match) => {
    const first = start + match.indices![2]![0];
    return {text: match[2]!, offsetOf: (at) => first + at};
  });
}
