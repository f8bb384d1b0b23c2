import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {isCompiled, languages} from '../../plugins/highlight/languages.ts';
import {cutMarks, shownPart} from '../../plugins/highlight/shown-part.ts';
import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import type {Fence} from './fence.ts';
import {placeOfFence} from './place.ts';

type Problem = Pick<Finding, 'rule' | 'message' | 'remedy'>;

/** What is wrong with a fence before anything is compiled. */
export function checkFence(page: Page, fence: Fence): Finding[] {
  return [
    ...languageProblem(fence),
    ...fence.problems.map((problem) => ({rule: 'fence-meta', ...problem})),
    ...history(page, fence),
    ...cuts(fence),
    ...lines(fence),
  ].map((problem) => ({...placeOfFence(page, fence), ...problem}));
}

/** Other names for a language would keep its samples from being compiled. */
function languageProblem({language: name}: Fence): Problem[] {
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
      remedy: name && near ? `Did you mean \`${near}\`?` : `Write one of ${known.join(', ')}.`,
    },
  ];
}

function history({file}: Page, {meta}: Fence): Problem[] {
  return meta.historical && file.startsWith('docs/')
    ? [
        {
          rule: 'fence-historical',
          message: 'Docs show code of the present version only, and `historical` is for posts.',
          remedy: 'Bring the code up to date, and take `historical` away.',
        },
      ]
    : [];
}

function cuts({code, meta, language}: Fence): Problem[] {
  const marks = cutMarks(isCompiled(language) ? code : '');
  if (marks.before > 1 || marks.after > 1) {
    return [
      {
        rule: 'fence-cut',
        message: 'The same cut mark stands twice in one fence.',
        remedy: 'Keep one `// ---cut---` and one `// ---cut-after---` at the most.',
      },
    ];
  }
  return !meta.hidden && code.trim() && !shownPart(code, language).trim()
    ? [
        {
          rule: 'fence-cut',
          message: 'The cut marks leave nothing to show.',
          remedy: 'Move the marks, or write `hidden` behind the language.',
        },
      ]
    : [];
}

function lines({code, meta, language}: Fence): Problem[] {
  const last = Math.max(...(meta.lines ?? '0').split(/[,-]/).map(Number));
  const {length} = shownPart(code, language).split('\n');
  return last > length
    ? [
        {
          rule: 'fence-lines',
          message: `Line ${last} is marked, but the last one that the fence shows is ${length}.`,
          remedy: 'Count the lines again from the first one that is shown.',
        },
      ]
    : [];
}
