import type {Search} from './read-search';

type Progress = {
  kind: 'loading' | 'failed' | 'done';
  /** All results there are; undefined as long as nobody knows. */
  total: number | undefined;
  shown: number;
};

/** One sentence on how far the search is, to be read out whenever it changes. */
export function describeResults(
  {query, area, pages}: Search,
  {kind, total, shown}: Progress,
): string {
  if (kind === 'failed') {
    return 'The search failed.';
  }
  if (total === undefined) {
    return 'Searching …';
  }
  if (total === 0) {
    return 'Nothing found.';
  }
  const found = `${total} ${total === 1 ? 'result' : 'results'}`;
  const inArea = area ? ` in ${area}` : '';
  return `${found}${inArea} for “${query}”${pages > 1 ? `, ${shown} shown` : ''}`;
}
