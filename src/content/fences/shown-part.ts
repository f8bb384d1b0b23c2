import {isCompiled} from './languages.ts';

const before = /^[ \t]*\/\/ ---cut---[ \t]*$/;
const after = /^[ \t]*\/\/ ---cut-after---[ \t]*$/;

/** How often code may be cut on each side. */
export const cutMarks = (code: string): {before: number; after: number} => {
  const lines = code.split('\n');
  return {
    before: lines.filter((line) => before.test(line)).length,
    after: lines.filter((line) => after.test(line)).length,
  };
};

/**
 * The part of a sample, in a language that is compiled, that readers see: below the line `// ---cut---` and above the line
 * `// ---cut-after---`, without the empty lines next to these marks.
 */
export function shownPart(code: string, language: string): string {
  if (!isCompiled(language)) {
    return code;
  }
  const lines = code.split('\n');
  const first = lines.findIndex((line) => before.test(line)) + 1;
  const end = lines.findIndex((line) => after.test(line));
  if (first === 0 && end === -1) {
    return code;
  }
  return lines
    .slice(first, end === -1 ? undefined : end)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
