import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {placeOf} from '../place.ts';
import {proseRuns, type ProseRun} from '../prose-runs.ts';

/** What is said about a match, and the text that may stand in its place. */
export type Verdict = {message: string; remedy: string; replacement?: string};

/**
 * Every place of a page's prose that matches a pattern.
 * @param pattern with the flag `g`
 * @param judge says what is wrong with a match, or nothing when it is fine
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
      const {replacement, ...said} = verdict;
      const start = run.start + match.index;
      const fix = {start, end: start + match[0].length, text: replacement ?? ''};
      const place = {file: page.file, ...placeOf(page.text, start), rule, ...said};
      return [replacement === undefined ? place : {...place, fix}];
    }),
  );
}

/** One pattern for all words of a table; words stand alone, not inside of others. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w/.-])(?:${words.map(escape).join('|')})(?![\\w-]|\\.\\w)`, 'gi');

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
