import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../checks/page.ts';
import {coverageExceptions} from '../../config/coverage-exceptions.ts';
import {bindPages} from './bound-pages.ts';
import {
  coverageOf,
  findFalls,
  findProblems,
  recordOf,
  type Coverage,
  type CoverageRecord,
} from './coverage.ts';
import {loadAllFacts} from './load-facts.ts';
import {pinnedFacts} from './pinned-facts.ts';

/** File of the figures that coverage must not fall below, from the root of the project. */
export const recordFile = 'src/config/coverage.json';

export type CoverageRead = {
  coverage: Coverage;
  /** The present figures, to be kept. */
  now: CoverageRecord;
  /** Pages without an export and exceptions without use, a sentence each. */
  problems: string[];
  /** Figures that are lower than the kept ones, a sentence each. */
  falls: string[];
};

/**
 * How much of the pinned packages the pages cover, compared with the kept record.
 * @param root folder of the project
 */
export async function readCoverage(pages: readonly Page[], root = '.'): Promise<CoverageRead> {
  const bound = await bindPages(pages, pinnedFacts);
  const coverage = coverageOf(await loadAllFacts(), pages, bound, coverageExceptions);
  const now = recordOf(coverage);
  const record = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as CoverageRecord;
  return {
    coverage,
    now,
    problems: findProblems(coverage, coverageExceptions),
    falls: findFalls(record, now),
  };
}
