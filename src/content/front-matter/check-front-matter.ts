import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {z} from 'zod';
import {checkRecord, fieldName} from '../../data/schemas/check-record.ts';
import {findingAt, formatFinding, type Finding} from '../finding.ts';
import {isPartial} from '../read-pages.ts';
import {anyDocSchema, docSchemas, postSchema, type Kind} from './schemas.ts';

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

/**
 * Checks the front matter of a page against the schema of its kind.
 * @param file path of the page from the root of the site, with forward slashes
 * @param source text of the page
 * @param frontMatter what was read from it
 */
export function checkFrontMatter(file: string, source: string, frontMatter: unknown): Finding[] {
  const schema = schemaOf(file, frontMatter);
  const checked = schema && checkRecord(schema, frontMatter);
  if (!checked || checked.ok) {
    return [];
  }
  return checked.findings.map(({path, rule, hint}) => {
    const line = lineOf(source, String(path[0] ?? ''));
    return findingAt({file, line}, 'front-matter', `${fieldName(path)} ${rule}.`, hint);
  });
}

/** Reads the front matter of a page and stops the build when it breaks the schema of its kind. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = relative(process.cwd(), params.filePath).replaceAll(sep, '/');
  const findings = isPartial(file)
    ? []
    : checkFrontMatter(file, params.fileContent, parsed.frontMatter);
  if (findings.length > 0) {
    throw new Error(findings.map(formatFinding).join('\n'));
  }
  return parsed;
};
