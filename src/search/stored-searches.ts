import {readHit} from './algolia-protocol';
import type {ToAddress} from './hits';

/** Where the modal keeps "Recent" and "Favorite". */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** The remembered searches that can still be shown; what is broken is dropped. */
export function readStored(json: string, toAddress: ToAddress): unknown[] {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    return [];
  }
  return (Array.isArray(stored) ? stored : []).flatMap((record) => {
    const hit = readHit(record, toAddress);
    delete hit?._snippetResult;
    return hit ? [hit] : [];
  });
}

/** Makes the modal's memory readable before the modal, which would crash over a corrupt one, reads it. */
export function repairStoredSearches(indexName: string, toAddress: ToAddress): void {
  try {
    for (const key of keys.map((name) => name + indexName)) {
      const json = localStorage.getItem(key);
      if (json !== null) {
        localStorage.setItem(key, JSON.stringify(readStored(json, toAddress)));
      }
    }
  } catch {
    // No storage at all: the modal finds out by itself and remembers nothing.
  }
}
