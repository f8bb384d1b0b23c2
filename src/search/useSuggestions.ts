import {useEffect, useState} from 'react';
import type {SearchClient} from './client';
import {suggestQueries} from './suggest-queries';

/** Milliseconds without typing before suggestions are looked for. */
const pause = 250;

const none: readonly string[] = [];

/** What to search for instead. @param query one that found nothing; null for none */
export function useSuggestions(client: SearchClient, query: string | null): readonly string[] {
  const [found, setFound] = useState<{query: string; suggestions: readonly string[]}>();

  useEffect(() => {
    if (query === null) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      suggestQueries(query, (near) => client.search({query: near, page: 0})).then(
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
