import {longPatience, type SearchAnswer, type SearchClient} from '@site/src/search/client';
import {useEffect} from 'react';
import {askPages, type Subject} from './ask-pages';

const isPartial = (answers: readonly SearchAnswer[]) => answers.some((answer) => answer.isPartial);

/**
 * Asks anew for results that were found while texts were on their way, once these have arrived.
 * @param answers by page, from the first on
 * @param replace takes the answers that are whole; always the same function for a subject
 */
export function useLateTexts(
  client: SearchClient,
  {query, area}: Subject,
  answers: readonly SearchAnswer[],
  replace: (whole: readonly SearchAnswer[]) => void,
): void {
  useEffect(() => {
    if (!isPartial(answers)) {
      return undefined;
    }
    let isCurrent = true;
    askPages(client, {query, area}, [...answers.keys()], longPatience).then(
      (whole) => isCurrent && !isPartial(whole) && replace(whole),
      // What was found in titles stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [answers, area, client, query, replace]);
}
