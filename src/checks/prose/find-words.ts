import {visit} from 'unist-util-visit';
import type {Page} from '../../content/page.ts';
import {type Finding, locationOf} from '../../content/finding.ts';

/** One rule of how pages are written. */
export type ProseRule = (page: Page) => Finding[];

/** A piece of a page that readers read as words, as it is in the file. */
export type ProseRun = {
  raw: string;
  /** Characters of the file before it. */
  start: number;
  /** In the text, or in a field of the front matter, where no markup is possible. */
  where: 'text' | 'front matter';
};

const readFields = ['title', 'description', 'sidebar_label'];

/** All that readers read as words: no code, no markup, no code of components. */
const proseRuns = (page: Page): ProseRun[] => [...fieldRuns(page), ...textRuns(page)];

function fieldRuns({text, fieldLines, frontMatter}: Page): ProseRun[] {
  return readFields.flatMap((field): ProseRun[] => {
    const line = fieldLines[field];
    if (line === undefined || typeof frontMatter[field] !== 'string') {
      return [];
    }
    const lineStart = startOfLine(text, line);
    const lineEnd = text.indexOf('\n', lineStart);
    const start = lineStart + field.length + 1;
    return [{raw: text.slice(start, lineEnd), start, where: 'front matter'}];
  });
}

/** @param line first line is 1 */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    start = text.indexOf('\n', start) + 1;
  }
  return start;
}

function textRuns({text, tree}: Page): ProseRun[] {
  const runs: ProseRun[] = [];
  visit(tree, 'text', ({position}) => {
    const start = position?.start.offset;
    if (start !== undefined) {
      runs.push({raw: text.slice(start, position!.end.offset), start, where: 'text'});
    }
  });
  return runs;
}

/** Message and hint for a match, and the text that may replace it. */
export type Verdict = {message: string; hint: string; replacement?: string};

/**
 * Every match of a pattern in a page's prose.
 * @param pattern with the flag `g`
 * @param judge the verdict on a match, or undefined when it is fine
 */
export function findWords(
  page: Page,
  rule: string,
  pattern: RegExp,
  judge: (match: RegExpExecArray, run: ProseRun) => Verdict | undefined,
): Finding[] {
  return proseRuns(page).flatMap((run) =>
    [...run.raw.matchAll(pattern)].flatMap((match): Finding[] => {
      const verdict = judge(match, run);
      if (!verdict) {
        return [];
      }
      const {replacement, ...texts} = verdict;
      const start = run.start + match.index;
      const fix = {start, end: start + match[0].length, text: replacement ?? ''};
      const finding = {file: page.file, ...locationOf(page.text, start), rule, ...texts};
      return [replacement === undefined ? finding : {...finding, fix}];
    }),
  );
}

/** One pattern for all words of a table, which match whole words only. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w/.-])(?:${words.map(escape).join('|')})(?![\\w-]|\\.\\w)`, 'gi');

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
