import type {Heading, PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Finding, locationOf} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {properNames} from './proper-names.ts';
import type {ProseRule} from './find-words.ts';

/** A word with its distance from the start of the heading. */
type Word = {word: string; at: number};

const byLength = [...properNames].sort((a, b) => b.length - a.length);
const names = new RegExp(
  `(?<![\\w])(?:${byLength.map((name) => name.replaceAll('.', '\\.')).join('|')})(?!\\w)`,
  'g',
);

/** A company by its legal form: `Zebra Inc.`. */
const company = /(?:\p{Lu}[\p{L}\d]*\s)+(?:Inc|Ltd|LLC|Corp|GmbH|AG)(?!\w)/gu;

/** What is not a word of the sentence, and begins no new one: names, quotations. */
const blank = (text: string) =>
  text
    .replace(names, (name) => 'x'.repeat(name.length))
    .replace(company, (name) => 'x'.repeat(name.length))
    .replace(/"[^"]*"/g, (quoted) => 'x'.repeat(quoted.length));

/**
 * Words of a heading that have a capital and should not.
 * @param text as in the file; code in it is blanked out with the letter x
 */
export function wrongCapitals(text: string): Word[] {
  const cleaned = blank(text);
  return [...cleaned.matchAll(/\p{Lu}[\p{Ll}'-]+(?![\p{L}\d])/gu)]
    .map((match) => ({word: match[0], at: match.index}))
    .filter(({at}) => !/\w/.test(cleaned[at - 1] ?? ' ') && !startsSentence(cleaned.slice(0, at)));
}

/** Whether no part of a sentence comes before: at the start, after a stop or after `1.`. */
const startsSentence = (before: string) =>
  /^[^\p{L}\d]*$/u.test(before) || /(^\W*\d+\.|[.:?!]["')]*|[\u2013\u2014])\s+["'(]*$/.test(before);

/** Whether a heading begins with a small letter, as a sentence does not. */
export const startsSmall = (text: string): boolean =>
  /^\p{Ll}+(?:['-]\p{Ll}+)*(?=$|[\s,:?])/u.test(blank(text)) &&
  !/^(?:npm|npx|pnpm|bun|yarn|x+)\b/.test(blank(text));

/** Headings that do not have their capitals as a sentence has. */
export const findTitleCase: ProseRule = (page) => [
  ...titleFindings(page),
  ...headingFindings(page),
];

/** Pages about an API have its name as their title. */
function titleFindings(page: Page): Finding[] {
  const {title, kind} = page.frontMatter;
  if (typeof title !== 'string' || kind === 'reference' || kind === 'cli') {
    return [];
  }
  const start = page.text.indexOf(title);
  return start < 0 ? [] : report(page, title.replace(/\S*[@<(/]\S*/g, asX), start);
}

function headingFindings(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'heading', (heading: Heading) => {
    const start = heading.children[0]?.position?.start.offset;
    if (start !== undefined) {
      findings.push(...report(page, readable(page.text, heading.children), start));
    }
  });
  return findings;
}

const asX = (text: string) => 'x'.repeat(text.length);

/** The text of a heading, of the same length, with all that is not plain text blanked out. */
function readable(text: string, children: readonly PhrasingContent[]): string {
  return children
    .map((child) => {
      const raw = text.slice(child.position!.start.offset, child.position!.end.offset);
      return child.type === 'text' ? raw : asX(raw);
    })
    .join('');
}

function report(page: Page, text: string, start: number): Finding[] {
  const {file} = page;
  const hint = 'or add the name to src/checks/prose/proper-names.ts if it is one.';
  const wrong = wrongCapitals(text).map(({word, at}) => ({
    file,
    ...locationOf(page.text, start + at),
    rule: 'sentence-case',
    message: `"${word}" has a capital in the middle of a heading.`,
    hint: `Write "${word.toLowerCase()}", ${hint}`,
  }));
  if (!startsSmall(text)) {
    return wrong;
  }
  const message = 'The heading begins with a small letter.';
  const location = {file, ...locationOf(page.text, start), rule: 'sentence-case', message};
  return [{...location, hint: 'Begin it with a capital, or put code in backticks.'}, ...wrong];
}
