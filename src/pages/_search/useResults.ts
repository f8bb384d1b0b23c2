import type {SearchAnswer, SearchClient} from '@site/src/search/client';
import {useEffect, useState} from 'react';
import type {Search} from './read-search';

/** What is searched for, and where. */
type Subject = Pick<Search, 'query' | 'area'>;

type Found = Subject & {
  /** By page, as far as they have arrived. */
  answers: readonly SearchAnswer[];
  /** How many results each area has; that stays while another area is asked for. */
  areas: SearchAnswer['areas'];
  /** The attempt that failed last. */
  failed: number | null;
};

export type Results = Pick<Found, 'answers' | 'areas'> & {
  kind: 'loading' | 'failed' | 'done';
  /** Whether an attempt has failed, and no other one has brought results since. */
  hasFailed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
};

/** What is known of a subject when this was found last: of another area of it, how many results each has. */
function knownOf({query, area}: Subject, last: Found): Found {
  const isSameQuery = last.query === query;
  return isSameQuery && last.area === area
    ? last
    : {query, area, answers: [], areas: isSameQuery ? last.areas : {}, failed: null};
}

/** How many pages of results are still to be asked for. The first says how many there are, so it comes alone. */
function countMissing([first, ...more]: readonly SearchAnswer[], pages: number): number {
  return first ? Math.max(0, Math.min(pages, first.pages) - more.length - 1) : 1;
}

/** The results of a search up to the page asked for. Those that are there stay when more are asked for. */
export function useResults(client: SearchClient, {query, area, pages}: Search): Results {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Found>({query, area, answers: [], areas: {}, failed: null});
  const {answers, areas, failed} = knownOf({query, area}, last);
  const from = answers.length;
  const count = countMissing(answers, pages);

  useEffect(() => {
    if (count === 0) {
      return undefined;
    }
    let isCurrent = true;
    const end = (change: (known: Found) => Partial<Found>) =>
      isCurrent &&
      setLast((before) => {
        const known = knownOf({query, area}, before);
        return {...known, ...change(known)};
      });
    const missing = Array.from({length: count}, (_, index) => from + index);
    Promise.all(missing.map((page) => client.search({query, area, page, inTexts: true}))).then(
      (arrived) =>
        end((known) => ({
          answers: [...known.answers, ...arrived],
          areas: arrived[0]?.areas ?? known.areas,
          failed: null,
        })),
      () => end(() => ({failed: attempt})),
    );
    return () => {
      isCurrent = false;
    };
  }, [area, attempt, client, count, from, query]);

  const unfinished = failed === attempt ? 'failed' : 'loading';
  return {
    kind: count === 0 ? 'done' : unfinished,
    hasFailed: count > 0 && failed !== null,
    answers,
    areas,
    retry: () => setAttempt((before) => before + 1),
  };
}
