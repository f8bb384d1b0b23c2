import type {z} from 'zod';
import {checkRecord, fieldName} from '../../data/schemas/check-record.ts';
import {docSchema, postSchema} from './schemas.ts';

/** Schema of a page by its folder; other Markdown files are not checked. */
const schemaOf = (file: string): z.ZodType | undefined =>
  file.startsWith('docs/')
    ? docSchema
    : /^(blog|learn|success-stories)\//.test(file)
      ? postSchema
      : undefined;

/** Line on which a field of the front matter begins; the first line is 1. */
function lineOf(source: string, field: string): number {
  const index = source.split(/\r?\n/).findIndex((line) => line.startsWith(`${field}:`));
  return index < 0 ? 1 : index + 1;
}

/**
 * What is wrong with the front matter of a page, as `file:line field: rule. Remedy: ...`.
 * @param file place of the page from the root of the site, with forward slashes
 * @param source text of the page
 * @param frontMatter what was read from it
 */
export function checkFrontMatter(file: string, source: string, frontMatter: unknown): string[] {
  const schema = schemaOf(file);
  const checked = schema && checkRecord(schema, frontMatter);
  if (!checked || checked.ok) {
    return [];
  }
  return checked.problems.map(({path, rule, remedy}) => {
    const line = lineOf(source, String(path[0] ?? ''));
    return `${file}:${line} ${fieldName(path)}: ${rule}. Remedy: ${remedy}`;
  });
}
