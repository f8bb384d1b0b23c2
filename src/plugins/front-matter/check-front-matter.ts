import type {z} from 'zod';
import {checkRecord, fieldName} from '../../data/schemas/check-record.ts';
import {anyDocSchema, docSchemas, postSchema, type Kind} from './schemas.ts';

/** What is wrong with one field of a page's front matter. */
export type FrontMatterProblem = {line: number; field: string; rule: string; remedy: string};

/** Schema of a page by its folder and kind; other Markdown files are not checked. */
function schemaOf(file: string, frontMatter: unknown): z.ZodType | undefined {
  if (/^(blog|learn|success-stories)\//.test(file)) {
    return postSchema;
  }
  if (!file.startsWith('docs/')) {
    return undefined;
  }
  const {kind} = (frontMatter ?? {}) as {kind?: unknown};
  return Object.hasOwn(docSchemas, String(kind)) ? docSchemas[kind as Kind] : anyDocSchema;
}

/** Line on which a field of the front matter begins; the first line is 1. */
function lineOf(source: string, field: string): number {
  const index = source.split(/\r?\n/).findIndex((line) => line.startsWith(`${field}:`));
  return index < 0 ? 1 : index + 1;
}

/** What is wrong with the front matter of a page. */
export function frontMatterProblems(
  file: string,
  source: string,
  frontMatter: unknown,
): FrontMatterProblem[] {
  const schema = schemaOf(file, frontMatter);
  const checked = schema && checkRecord(schema, frontMatter);
  if (!checked || checked.ok) {
    return [];
  }
  return checked.problems.map(({path, rule, remedy}) => ({
    line: lineOf(source, String(path[0] ?? '')),
    field: fieldName(path),
    rule,
    remedy,
  }));
}

/**
 * The same as `file:line field: rule. Remedy: ...`, the form in which the build reports.
 * @param file place of the page from the root of the site, with forward slashes
 * @param source text of the page
 * @param frontMatter what was read from it
 */
export const checkFrontMatter = (file: string, source: string, frontMatter: unknown): string[] =>
  frontMatterProblems(file, source, frontMatter).map(
    ({line, field, rule, remedy}) => `${file}:${line} ${field}: ${rule}. Remedy: ${remedy}`,
  );
