import {FilterLinks} from '@site/src/components/FilterLinks';
import type {SearchAnswer} from '@site/src/search/client';
import {areas} from '@site/src/search/record';
import {searchPath} from '@site/src/search/search-path';
import type {ReactNode} from 'react';
import type {Search} from './read-search';

type Props = {
  search: Search;
  counts: SearchAnswer['areas'];
  /** Results in all areas together. */
  all: number;
};

/** Narrows the results to one area of the site; those without results are not offered. */
export function AreaFilter({search: {query, area}, counts, all}: Props): ReactNode {
  const offered = areas.filter((each) => each === area || counts[each]);
  // One area would narrow nothing.
  return offered.length < (area ? 1 : 2) ? null : (
    <FilterLinks
      label="Narrow the results"
      choices={[
        {label: 'All', to: searchPath(query), count: all, isChosen: !area},
        ...offered.map((each) => ({
          label: each,
          to: searchPath(query, {area: each}),
          count: counts[each] ?? 0,
          isChosen: each === area,
        })),
      ]}
    />
  );
}
