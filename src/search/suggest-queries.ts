import type {SearchAnswer} from './client';

/** Suggestions that are offered at once. */
const most = 3;
/** Queries that are tried for them. */
const mostTries = 5;
/** Shorter beginnings say nothing. */
const shortest = 3;

/** What a reader may begin with when nothing near is found, either. */
const beginning = 'getting started';

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Beginnings of a word, down to half of it: `lambdas3` may have been meant to be `lambda`. */
const beginningsOf = (word: string): string[] =>
  [3 / 4, 1 / 2]
    .map((share) => word.slice(0, Math.ceil(word.length * share)))
    .filter((part) => part.length >= shortest && part !== word);

/** Queries near one that finds nothing, the nearest first: its words one by one, then their beginnings. */
export function nearQueries(query: string): string[] {
  const words = unique(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort(
    (a, b) => b.length - a.length,
  );
  const single = words.length > 1 ? words.filter((word) => word.length >= shortest) : [];
  const tries = unique([...single, ...words.flatMap(beginningsOf)]);
  return tries.slice(0, mostTries);
}

/**
 * Titles of pages to search for in place of a query that finds nothing.
 * @param search finds pages by the site's own search
 */
export async function suggestQueries(
  query: string,
  search: (query: string) => Promise<Pick<SearchAnswer, 'hits'>>,
): Promise<string[]> {
  const titles: string[] = [];
  const collect = async (near: string, limit: number) => {
    const {hits} = await search(near);
    const found = unique(hits.flatMap(({hierarchy}) => hierarchy.lvl1 ?? []));
    titles.push(...found.filter((title) => !titles.includes(title)).slice(0, limit));
  };
  for (const near of nearQueries(query)) {
    if (titles.length < most) {
      // One after the other: most often the first is enough. It leaves room for another word's page.
      await collect(near, most - 1);
    }
  }
  if (titles.length === 0) {
    await collect(beginning, most);
  }
  return titles.slice(0, most);
}
