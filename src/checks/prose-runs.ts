import {visit} from 'unist-util-visit';
import type {Page} from './page.ts';

/** A piece of a page that readers read as words, as it stands in the file. */
export type ProseRun = {
  raw: string;
  /** Characters of the file before it. */
  start: number;
  /** In the text, or in a field of the front matter, where no markup is possible. */
  where: 'text' | 'front matter';
};

const readFields = ['title', 'description', 'sidebar_label'];

/** All that readers read as words: no code, no markup, no code of components. */
export const proseRuns = (page: Page): ProseRun[] => [...fieldRuns(page), ...textRuns(page)];

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
