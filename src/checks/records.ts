import {BadRecordsError, readCatalog, type SourceFiles} from '../content/records/read-catalog.ts';
import {findingAt, locationOf, type CheckResult, type Finding} from '../content/finding.ts';

/** Checks the records of experts, templates, showcase, team and figures against their schemas. */
export function checkRecords(sources: SourceFiles): CheckResult {
  const inspected = Object.values(sources).reduce((count, {length}) => count + length, 0);
  return {
    name: 'records',
    inspected,
    unit: 'records',
    findings: [...findingsOf(sources), ...copies(sources)],
  };
}

/** Records of one folder with the same name or title: one was copied, or added twice. */
const copies = (sources: SourceFiles): Finding[] =>
  Object.values(sources).flatMap((records) => {
    const first = new Map<string, string>();
    return records.flatMap(({file, text}): Finding[] => {
      const title = /^(?:name|title): *(.+)$/m.exec(text);
      const other = title && first.get(title[1]!.toLowerCase());
      if (!title || !other) {
        first.set(title?.[1]!.toLowerCase() ?? file, file);
        return [];
      }
      const message = `${title[0]} is what ${other} has, too.`;
      const hint = 'Remove one of the two records, or say what is different about it in its name.';
      return [findingAt({file, ...locationOf(text, title.index)}, 'same-record', message, hint)];
    });
  });

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
