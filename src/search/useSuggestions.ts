import {useEffect, useState} from 'react';
import type {SearchClient} from './client';

/** Milliseconds without typing before suggestions are looked for. */
const pause = 250;
const maxSuggestions = 3;
/** What a reader may begin with when nothing near is found. */
const beginning = 'getting started';

const none: readonly string[] = [];

/**
 * Titles of pages to search for in place of a query that finds nothing: those that the first half of its
 * longest word finds, or pages to begin with.
 */
export async function suggestQueries(query: string, client: SearchClient): Promise<string[]> {
  const words = (query.match(/[\p{L}\p{N}]+/gu) ?? []).sort((a, b) => b.length - a.length);
  const half = (words[0] ?? '').slice(0, Math.ceil((words[0]?.length ?? 0) / 2));
  const titlesFor = async (near: string) => {
    const {hits} = await client.search({query: near, page: 0});
    return [...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl1 ?? []))];
  };
  const near = half.length > 2 ? await titlesFor(half) : [];
  return (near.length > 0 ? near : await titlesFor(beginning)).slice(0, maxSuggestions);
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
