import {visit} from 'unist-util-visit';
import {type Finding, locationOf} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {findWords, type ProseRule} from './find-words.ts';

const straight: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
};

/** Curly quotes, which nobody types and search does not find. */
export const findCurlyQuotes: ProseRule = (page) =>
  findWords(page, 'straight-quotes', /[\u2018\u2019\u201c\u201d]/g, ([quote]) => ({
    message: `The page has the curly quote ${quote}.`,
    hint: `Write ${straight[quote]}.`,
    replacement: straight[quote],
  }));

const invisible = /[\u00a0\u200b-\u200d\u2060\ufeff]/g;

/** Spaces that look like others and are not, in prose and in code. */
export const findInvisibleCharacters: ProseRule = (page) =>
  [...page.text.matchAll(invisible)].map(({0: character, index}) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return fixable(page, index, 1, character === '\u00a0' ? ' ' : '', {
      rule: 'invisible-character',
      message: `The page has the invisible character U+${code}.`,
      hint: 'Replace it by a space, or remove it.',
    });
  });

/** Spaces at the end of a line, of which Markdown makes a line break. */
export const findTrailingSpaces: ProseRule = (page) => {
  const code = codeRanges(page);
  return [...page.text.matchAll(/[ \t]+$/gm)]
    .filter(({index}) => !code.some(([start, end]) => index >= start && index < end))
    .map(({0: spaces, index}) =>
      fixable(page, index, spaces.length, '', {
        rule: 'trailing-spaces',
        message: 'The line ends with spaces.',
        hint: 'Remove them; for a line break, begin a new paragraph.',
      }),
    );
};

/** Tabs in the text, which are as wide as each program likes; code of some languages needs them. */
export const findTabs: ProseRule = (page) => {
  const code = codeRanges(page);
  return [...page.text.matchAll(/\t/g)]
    .filter(({index}) => !code.some(([start, end]) => index >= start && index < end))
    .map(({index}) =>
      fixable(page, index, 1, ' ', {
        rule: 'tab',
        message: 'The text has a tab.',
        hint: 'Write spaces.',
      }),
    );
};

function fixable(
  {file, text}: Page,
  start: number,
  length: number,
  replacement: string,
  texts: Pick<Finding, 'rule' | 'message' | 'hint'>,
): Finding {
  const fix = {start, end: start + length, text: replacement};
  return {file, ...locationOf(text, start), ...texts, fix};
}

function codeRanges({tree}: Page): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  visit(tree, 'code', ({position}) => {
    ranges.push([position!.start.offset!, position!.end.offset!]);
  });
  return ranges;
}

/** Exclamation marks at the end of a word; `!=` and the like are code, in backticks. */
export const findExclamationMarks: ProseRule = (page) =>
  findWords(page, 'exclamation-mark', /(?<=[\p{L}\d)"'])!+(?=$|[\s"')])/gu, () => ({
    message: 'The sentence ends with an exclamation mark.',
    hint: 'End it with a full stop; quote messages of programs in backticks.',
  }));
