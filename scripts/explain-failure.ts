import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** What the generator prints around its message: stacks, details as JSON, gutters, versions. */
const noise =
  /^\s*(at .*|\[?[{}\]],?|\.\.\. \d+ lines matching .*|Details:|Node version: .*|\[INFO\] .*|Note: it's possible .*|Tip: .*)$/;

/** A known message, and the lines that say it to an author. */
type Known = {pattern: RegExp; lines: (groups: Record<string, string>) => string[]};

const itemsOf = (list = ''): string[] =>
  [...list.matchAll(/^\s*(?:-|-> linking to) "?(.+?)"?$/gm)].map(([, item]) => item!);

const at = (text: string): string => /\b(\d+:\d+)\b/.exec(text)?.[1] ?? '1:1';

const known: readonly Known[] = [
  {
    pattern:
      /MDX compilation failed for file "(?<file>.+?)"\n\s*Cause: (?<cause>.+)(?<rest>[^×]*)/g,
    lines({file = '', cause = '', rest = ''}) {
      if (cause.startsWith(`${file}:`)) {
        return [cause];
      }
      const [, line, column] = /"line": (\d+),\s*"column": (\d+)/.exec(rest) ?? [];
      const [, column2, line2] = /"column": (\d+),[^{]*?"line": (\d+)/.exec(rest) ?? [];
      const place = cause.includes('(')
        ? at(cause)
        : `${line2 ?? line ?? 1}:${column2 ?? column ?? 1}`;
      return [`${file}:${place} mdx ${cause.replace(/ in source file ".*?" \(.*?\)/, '')}`];
    },
  },
  {
    pattern: /Can't render static file for pathname "(?<page>.+?)"\n\s*\[cause\]: (?<cause>.+)/g,
    lines: ({page, cause = ''}) => [
      `${page} render ${cause} Look at the components of this page, their names and their props.`,
    ],
  },
  {
    pattern:
      /Broken (?<what>link|anchor) on source page path = (?<page>.+):\n(?<list>(?:\s+-> .+\n?)+)/g,
    lines: ({what, page, list}) =>
      itemsOf(list).map((item) => `${page} broken-${what} The page has a ${what} to ${item}.`),
  },
  {
    pattern: /These sidebar document ids do not exist:\n(?<list>(?:\s*- .+\n)+)/g,
    lines: ({list}) =>
      itemsOf(list).map(
        (id) =>
          `src/config/sidebars/ sidebar There is no page docs/${id}.mdx. Write it, or remove '${id}'.`,
      ),
  },
  {
    pattern: /Module not found: (?<cause>.+ in '(?<folder>.+)')/g,
    lines: ({cause}) => [`module ${cause}. Correct the path of the import.`],
  },
];

/**
 * Why the generator failed, one line for each cause: `file:line:column rule message hint` where it says
 * so much, else its own message without stack.
 * @param output what it printed from its first error on
 */
export function explainFailure(output: string, root = process.cwd()): string[] {
  const text = stripVTControlCharacters(output)
    .replaceAll(`${root}${path.sep}`, '')
    .replaceAll(/^ *│ ?/gm, '')
    .split('\n')
    .filter((line) => !noise.test(line))
    .join('\n');
  const lines = known.flatMap(({pattern, lines: explain}) =>
    [...text.matchAll(pattern)].flatMap(({groups = {}}) => explain(groups)),
  );
  if (lines.length > 0) {
    return [...new Set(lines)];
  }
  const [own = text] = text
    .split(/\[(?:cause|ERROR)\]:? ?/)
    .filter((part) => part.trim())
    .slice(-1);
  return own
    .replace(/^Error: /, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
