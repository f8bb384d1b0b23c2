import {BadRecordsError} from '../../plugins/catalog/bad-records-error.ts';
import {readCatalog, type SourceFiles} from '../../plugins/catalog/read-catalog.ts';
import type {CheckResult, Finding} from '../finding.ts';

/** Checks the records of experts, templates, showcase, team and figures against their schemas. */
export function checkRecords(sources: SourceFiles): CheckResult {
  const inspected = Object.values(sources).reduce((count, {length}) => count + length, 0);
  return {name: 'records', inspected, unit: 'records', findings: problemsOf(sources)};
}

function problemsOf(sources: SourceFiles): Finding[] {
  try {
    readCatalog(sources);
    return [];
  } catch (error) {
    if (!(error instanceof BadRecordsError)) {
      throw error;
    }
    return error.problems.map(({file, line, field, rule, remedy}) => ({
      file,
      line,
      column: 1,
      rule: 'record',
      message: `${field} ${rule}.`,
      remedy,
    }));
  }
}
