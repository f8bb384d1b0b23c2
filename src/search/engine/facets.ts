import type {QueryRequest} from './protocol';
import type {IndexedPage} from './site-index';

/** What results can be narrowed by. */
function valuesOf({tag, area, category}: IndexedPage): Record<string, string> {
  return {
    language: 'en',
    version: 'current',
    docusaurus_tag: tag,
    area,
    'hierarchy.lvl0': category,
  };
}

function holds(filter: string, values: Record<string, string>): boolean {
  const [, attribute, value] = /^([^:]+):(.*)$/s.exec(filter) ?? [];
  return attribute !== undefined && values[attribute] === value;
}

/** Whether a page passes facet filters: all of them, and of an inner list one. */
export function passes(page: IndexedPage, filters: QueryRequest['facetFilters'] = []): boolean {
  const values = valuesOf(page);
  return filters.every((filter) => [filter].flat().some((one) => holds(one, values)));
}

/** How many of the pages have each value of the attributes. */
export function countFacets(
  pages: readonly IndexedPage[],
  attributes: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = Object.fromEntries(
    attributes.map((attribute) => [attribute, {}]),
  );
  for (const page of pages) {
    const values = valuesOf(page);
    for (const [attribute, count] of Object.entries(counts)) {
      const value = values[attribute];
      if (value !== undefined) {
        count[value] = (count[value] ?? 0) + 1;
      }
    }
  }
  return counts;
}
