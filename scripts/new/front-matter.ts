import {stringify} from 'yaml';

/** Front matter with the fields that have a value, between its lines. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  const yaml = stringify(Object.fromEntries(filled), {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  return `---\n${yaml}---\n`;
}

/** Why a page that has only been begun may be short. The author removes it with the last gap. */
export const begun = 'The page has been begun and is not complete yet.';
