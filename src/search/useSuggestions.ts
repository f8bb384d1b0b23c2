import {useEffect, useState} from 'react';
import type {SearchClient} from './client';

/** Milliseconds without typing before suggestions are looked for. */
const pause = 250;
const maxSuggestions = 3;
/** Fewer letters begin too many words: "get" or "use" say nothing about what was meant. */
const minLetters = 4;
/** Where a reader may begin when nothing near is found: each is a query that its page is the first result of. */
const beginnings = ['Create a new project', 'Player', 'Lambda'];

const none: readonly string[] = [];

/** Whether a word of a title begins with the letters. In `getVideoMetadata()`, Video is a word. */
const hasWordWith = (letters: string) => (title: string) =>
  title
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.toLowerCase().startsWith(letters));

/**
 * Titles of pages to search for instead of a query that finds nothing: those with a word that begins like
 * the longest word of the query, or pages to begin with. What the search finds by guessing a typo is no
 * suggestion: for random letters it would be random titles.
 */
export async function suggestQueries(
  query: string,
  client: SearchClient,
): Promise<readonly string[]> {
  const words = (query.match(/[\p{L}\p{N}]+/gu) ?? []).sort((a, b) => b.length - a.length);
  const half = (words[0] ?? '').slice(0, Math.ceil((words[0]?.length ?? 0) / 2)).toLowerCase();
  if (half.length < minLetters) {
    return beginnings;
  }
  const {hits} = await client.search({query: half, page: 0});
  const titles = new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl1 ?? []));
  const near = [...titles].filter(hasWordWith(half)).slice(0, maxSuggestions);
  return near.length > 0 ? near : beginnings;
}

/** What to search for instead. @param query one that found nothing; null for none */
export function useSuggestions(client: SearchClient, query: string | null): readonly string[] {
  const [found, setFound] = useState<{query: string; suggestions: readonly string[]}>();

  useEffect(() => {
    if (query === null) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      suggestQueries(query, client).then(
        (suggestions) => isCurrent && setFound({query, suggestions}),
        // Without suggestions the words on the screen still help.
        () => undefined,
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, query]);

  return found && found.query === query ? found.suggestions : none;
}
