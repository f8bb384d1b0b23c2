import {cutText} from './cut-text.ts';

/** Characters of a code block that are kept: imports stand first, so the names it uses are among them. */
const limit = 240;

/** The beginning of a code block on one line. */
export const codeExcerpt = (code: string): string =>
  cutText(code.replace(/\s+/g, ' ').trim(), limit);
