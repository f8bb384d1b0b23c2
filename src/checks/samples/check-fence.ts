import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {isCompiled, languages} from '../../content/fences/languages.ts';
import {cutMarks, shownPart} from '../../content/fences/shown-part.ts';
import type {Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import type {Fence} from './fence.ts';
import {locationInPage, locationOfFence} from './fence.ts';

type FenceFinding = Pick<Finding, 'rule' | 'message' | 'hint'>;

/** What is wrong with a fence before anything is compiled. */
export function checkFence(page: Page, fence: Fence): Finding[] {
  return [
    ...checkLanguage(fence),
    ...fence.findings.map((finding) => ({rule: 'fence-meta', ...finding})),
    ...checkHistory(page, fence),
    ...checkCuts(fence),
    ...checkLines(fence),
  ]
    .map((finding): Finding => ({...locationOfFence(page, fence), ...finding}))
    .concat(checkWidth(page, fence));
}

/** Columns that fit into a page; commands and messages cannot be broken as code can. */
const columns = {code: 80, text: 160};

/** A page that shows what becomes of a long line. */
const showsLongLines = 'docs/contributing/samples.mdx';

function checkWidth(page: Page, fence: Fence): Finding[] {
  const limit = isCompiled(fence.language) ? columns.code : columns.text;
  if (page.file === showsLongLines) {
    return [];
  }
  return fence.code.split('\n').flatMap((line, index) =>
    line.length <= limit
      ? []
      : [
          {
            ...locationInPage(page, fence, index + 1, limit + 1),
            rule: 'code-width',
            message: `The line has ${line.length} columns; readers see ${limit} without scrolling.`,
            hint: 'Break it where Prettier would.',
          },
        ],
  );
}

/** Other names for a language would keep its samples from being compiled. */
function checkLanguage({language: name}: Fence): FenceFinding[] {
  if (Object.hasOwn(languages, name)) {
    return [];
  }
  const known = Object.keys(languages);
  const [alias] = Object.entries(languages).find(([, prism]) => prism === name) ?? [];
  const near = alias ?? nearestWord(name, known);
  return [
    {
      rule: 'fence-language',
      message: name
        ? `\`${name}\` is not a language of this site's fences.`
        : 'The fence names no language.',
      hint: name && near ? `Did you mean \`${near}\`?` : `Write one of ${known.join(', ')}.`,
    },
  ];
}

function checkHistory({file}: Page, {meta}: Fence): FenceFinding[] {
  return meta.historical && file.startsWith('docs/')
    ? [
        {
          rule: 'fence-historical',
          message: 'Docs show code of the present version only, and `historical` is for posts.',
          hint: 'Bring the code up to date, and take `historical` away.',
        },
      ]
    : [];
}

function checkCuts({code, meta, language}: Fence): FenceFinding[] {
  const marks = cutMarks(isCompiled(language) ? code : '');
  if (marks.before > 1 || marks.after > 1) {
    return [
      {
        rule: 'fence-cut',
        message: 'The same cut mark is there twice in one fence.',
        hint: 'Keep one `// ---cut---` and one `// ---cut-after---` at the most.',
      },
    ];
  }
  return !meta.hidden && code.trim() && !shownPart(code, language).trim()
    ? [
        {
          rule: 'fence-cut',
          message: 'The cut marks leave nothing to show.',
          hint: 'Move the marks, or write `hidden` behind the language.',
        },
      ]
    : [];
}

function checkLines({code, meta, language}: Fence): FenceFinding[] {
  const last = Math.max(...(meta.lines ?? '0').split(/[,-]/).map(Number));
  const {length} = shownPart(code, language).split('\n');
  return last > length
    ? [
        {
          rule: 'fence-lines',
          message: `Line ${last} is marked, but the last one that the fence shows is ${length}.`,
          hint: 'Count the lines again from the first one that is shown.',
        },
      ]
    : [];
}
