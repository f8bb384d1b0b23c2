import type {PackedIndex} from './index-files';
import {readPostings} from './read-postings';

/** Scores by the pages' numbers, 0 where the word is not. */
export type Scores = Float32Array;
export type CommonWords = ReadonlyMap<string, Scores>;

/** Words in more pages than this are scored beforehand: the engine makes an object for each page that it finds. */
const many = 300;

/** The engine's own constants of BM25+. */
const [saturation, lengthWeight, least] = [1.2, 0.7, 0.5];

/**
 * Words that stand in very many pages, with the scores that the engine would give at each query.
 * @param boosts of the fields, in their order
 * @param limit words in more pages than this count as common
 */
export function readCommonWords(
  packed: PackedIndex,
  boosts: readonly number[],
  limit = many,
): CommonWords {
  const {terms, lengths, averages} = packed;
  const pageCount = lengths[0]!.length;
  const common = new Map<string, Scores>();
  const next = readPostings(packed);
  for (const term of terms.split(' ')) {
    const fields = next();
    if (Math.max(...fields.map(({size}) => size)) <= limit) {
      continue;
    }
    const scores = new Float32Array(pageCount);
    fields.forEach((counts, field) => {
      const rarity = Math.log(1 + (pageCount - counts.size + 0.5) / (counts.size + 0.5));
      for (const [page, count] of counts) {
        const length = lengths[field]![page]! / averages[field]!;
        const frequency =
          (count * (saturation + 1)) /
          (count + saturation * (1 - lengthWeight + lengthWeight * length));
        scores[page]! += boosts[field]! * rarity * (least + frequency);
      }
    });
    common.set(term, scores);
  }
  return common;
}
