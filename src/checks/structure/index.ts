import {locationOf, type CheckResult, type Finding} from '../../content/finding.ts';
import {derived} from '../../content/derived.ts';
import type {Page} from '../../content/page.ts';
import {checkAdmonitions, checkFenceEnds, checkTables} from './blocks.ts';
import {checkHeadings} from './headings.ts';
import {checkLength} from './length.ts';
import {checkAddresses, checkName, type OtherAddress} from './names.ts';
import {checkSections} from './sections.ts';

/** Checks names, addresses, headings, sections and length of every page, and what is left to write. */
export function checkStructure(
  pages: readonly Page[],
  others: readonly OtherAddress[] = [],
): CheckResult {
  return {
    name: 'structure',
    inspected: pages.length,
    unit: 'pages',
    findings: [...pages.flatMap(checkPage), ...checkAddresses(pages, others)],
  };
}

const checkPage = derived('structure', (page) =>
  [
    checkName,
    checkHeadings,
    checkSections,
    checkLength,
    checkFenceEnds,
    checkTables,
    checkAdmonitions,
    checkUnwritten,
  ].flatMap((check) => check(page)),
);

/** What the skeletons of `npm run new` leave to the author, as `Write: ...`, and what authors leave. */
const checkUnwritten = ({file, text}: Page): Finding[] =>
  [
    ...text.matchAll(
      /(?:\{\/\*|\/\/) Write: (.+?)(?: \*\/\}|$)|\b(?:TODO|FIXME|TBD)\b:? ?(.*?)(?: \*\/\}|$)/gm,
    ),
  ].map(({0: all, 1: gap, 2: note, index}) => ({
    file,
    ...locationOf(text, index),
    rule: 'unwritten',
    message: `Still to be written: ${gap || note || all}`,
    hint: 'Replace the note by what it asks for.',
    level: 'hint',
  }));
