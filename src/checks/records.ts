import {BadRecordsError, readCatalog, type SourceFiles} from '../content/records/read-catalog.ts';
import type {CheckResult, Finding} from '../content/finding.ts';

/** Checks the records of experts, templates, showcase, team and figures against their schemas. */
export function checkRecords(sources: SourceFiles): CheckResult {
  const inspected = Object.values(sources).reduce((count, {length}) => count + length, 0);
  return {name: 'records', inspected, unit: 'records', findings: findingsOf(sources)};
}

function findingsOf(sources: SourceFiles): Finding[] {
  try {
    readCatalog(sources);
    return [];
  } catch (error) {
    if (!(error instanceof BadRecordsError)) {
      throw error;
    }
    return [...error.findings];
  }
}
