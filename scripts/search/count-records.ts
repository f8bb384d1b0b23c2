import type {SearchRecord} from '../../src/search/record.ts';

const isPage = ({type}: SearchRecord): boolean => type === 'lvl1';

const row = (name: string, records: readonly SearchRecord[]): string =>
  [
    name.padEnd(16),
    String(records.filter(isPage).length).padStart(7),
    String(records.filter((record) => !isPage(record)).length).padStart(10),
    String(records.length).padStart(9),
  ].join('');

/** A table of how many pages and sections each area of the site has. */
export function countRecords(records: readonly SearchRecord[]): string {
  const areas = [...new Set(records.map(({area}) => area))].sort();
  return [
    'Area              pages  sections  records',
    ...areas.map((area) =>
      row(
        area,
        records.filter((record) => record.area === area),
      ),
    ),
    row('All', records),
  ].join('\n');
}
