import type {PackedIndex} from './index-files';

/** How often a term stands in a page, by the page's number. */
export type Counts = ReadonlyMap<number, number>;

/** Reads one field's postings term after term. */
function createReader(postings: readonly number[]): () => Counts {
  let at = 0;
  return () => {
    const counts = new Map<number, number>();
    let page = 0;
    for (let left = postings[at++]!; left > 0; left--) {
      const step = postings[at++]!;
      page += step >> 1;
      counts.set(page, step % 2 === 1 ? postings[at++]! : 1);
    }
    return counts;
  };
}

/** Gives the postings of each field for the first term, then for the second, and so on. */
export function readPostings({postings}: PackedIndex): () => Counts[] {
  const readers = postings.map(createReader);
  return () => readers.map((read) => read());
}
