import type MiniSearch from 'minisearch';
import type {PackedIndex} from './index-files';

/** Counts by page, each key a page's number. */
type Counts = Record<string, number>;

function packCounts(counts: Counts | undefined): number[] {
  const pages = Object.keys(counts ?? {})
    .map(Number)
    .sort((a, b) => a - b);
  return [
    pages.length,
    ...pages.flatMap((page, index) => {
      const step = (page - (pages[index - 1] ?? 0)) * 2;
      const count = counts![page]!;
      return count > 1 ? [step + 1, count] : [step];
    }),
  ];
}

/** Puts an index of documents that are numbered from 0, in order, into few bytes. */
export function packIndex(index: MiniSearch): PackedIndex {
  const {averageFieldLength, fieldIds, fieldLength, index: entries, nextId} = index.toJSON();
  const byTerm = new Map(entries as unknown as [string, Record<string, Counts>][]);
  // By code units, in any language.
  const terms = [...byTerm.keys()].sort();
  const fields = Object.values(fieldIds);
  const lengths = fieldLength as Record<string, number[]>;
  return {
    averages: averageFieldLength,
    lengths: fields.map((field) =>
      Array.from({length: nextId}, (_, page) => lengths[page]![field] ?? 0),
    ),
    terms: terms.join(' '),
    postings: fields.map((field) => terms.flatMap((term) => packCounts(byTerm.get(term)![field]))),
  };
}
