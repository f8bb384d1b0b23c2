import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import type {PackedIndex} from './index-files';
import {readPostings} from './read-postings';

/**
 * Terms with their postings, made when they are asked for: all at once would keep the thread busy.
 * @param apart terms that the engine does not get
 */
function* entriesOf(
  packed: PackedIndex,
  apart: ReadonlyMap<string, unknown>,
): Generator<[string, Record<number, Record<number, number>>]> {
  const next = readPostings(packed);
  for (const term of packed.terms === '' ? [] : packed.terms.split(' ')) {
    const fields = next();
    if (!apart.has(term)) {
      const filled = fields.flatMap((counts, field) =>
        counts.size > 0 ? [[field, Object.fromEntries(counts)]] : [],
      );
      yield [term, Object.fromEntries(filled)];
    }
  }
}

/** What the engine reads in place of its own, longer form. */
function toPlainObject(
  packed: PackedIndex,
  fields: readonly string[],
  apart: ReadonlyMap<string, unknown>,
): AsPlainObject {
  const documentCount = packed.lengths[0]!.length;
  const numbers = Array.from({length: documentCount}, (_, page) => page);
  return {
    documentCount,
    nextId: documentCount,
    documentIds: {...numbers},
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(
      numbers.map((page) => [page, packed.lengths.map((lengths) => lengths[page]!)]),
    ),
    averageFieldLength: packed.averages,
    storedFields: {},
    dirtCount: 0,
    // It is only ever walked through once.
    index: entriesOf(packed, apart) as unknown as AsPlainObject['index'],
    serializationVersion: 2,
  };
}

/**
 * The engine's index from its packed form, made in slices so that answers can be given meanwhile.
 * @param apart terms that are left out, since they are looked up elsewhere
 */
export function unpackIndex(
  packed: PackedIndex,
  options: Options,
  apart: ReadonlyMap<string, unknown> = new Map(),
): Promise<MiniSearch> {
  return MiniSearch.loadJSAsync(toPlainObject(packed, options.fields, apart), options);
}
