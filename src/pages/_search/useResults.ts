import type {SearchAnswer} from '@site/src/search/client';
import {useSearchClient} from '@site/src/search/useSearchClient';
import {useEffect, useState} from 'react';

type State = {kind: 'loading'} | {kind: 'failed'} | {kind: 'done'; answer: SearchAnswer};

/** The results of a query, and a way to ask again after a failure. Pages count from 1. */
export function useResults(query: string, page: number): State & {retry: () => void} {
  const {client} = useSearchClient();
  const [attempt, setAttempt] = useState(0);
  const request = JSON.stringify([query, page, attempt]);
  const [ended, setEnded] = useState<{request: string; state: State} | null>(null);

  useEffect(() => {
    let current = true;
    const end = (state: State) => current && setEnded({request, state});
    client.search({query, page: page - 1}).then(
      (answer) => end({kind: 'done', answer}),
      () => end({kind: 'failed'}),
    );
    return () => {
      current = false;
    };
  }, [client, query, page, request]);

  const state: State = ended?.request === request ? ended.state : {kind: 'loading'};
  return {...state, retry: () => setAttempt((before) => before + 1)};
}
