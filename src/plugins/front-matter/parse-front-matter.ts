import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isPartial} from '../../checks/read-pages.ts';
import {checkFrontMatter} from './check-front-matter.ts';

/**
 * Reads the front matter of a page and stops the build when it breaks the
 * schema of its kind.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
  const problems = isPartial(file)
    ? []
    : checkFrontMatter(file, params.fileContent, parsed.frontMatter);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return parsed;
};
