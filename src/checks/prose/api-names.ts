import {findWords} from './find-words.ts';
import type {ProseRule} from './rule.ts';

/** Names of APIs that are names of things as well. */
const ordinaryNames = new Set(['WebCodecs', 'TypeScript', 'JavaScript', 'GitHub', 'YouTube']);

/** Whether a name cannot be taken for a word: it has a capital inside, as `useCurrentFrame` has. */
const isUnmistakable = (name: string) =>
  /^[A-Za-z]*[a-z][A-Z]/.test(name) && /^\w{5,}$/.test(name) && !ordinaryNames.has(name);

/** Names that a page must write as code, of all that the packages export. */
export const unmistakable = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names].filter(isUnmistakable));

/** Names of APIs that stand in a sentence as if they were words. */
export const findBareNames =
  (names: ReadonlySet<string>): ProseRule =>
  (page) =>
    findWords(page, 'api-name', /(?<![\w$./@-])[A-Za-z]\w{4,}(?:\(\))?(?![\w-])/g, ([name], run) =>
      run.where === 'text' && names.has(name.replace('()', ''))
        ? {
            message: `${name} is the name of an API and stands in the text as a word.`,
            remedy: `Write \`${name}\` in backticks.`,
            replacement: `\`${name}\``,
          }
        : undefined,
    );
