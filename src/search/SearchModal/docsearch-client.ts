import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchAnswer, SearchClient} from '../client';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type ModalClient = ReturnType<TransformClient>;
type Parameters = {requests: {query?: string}[]};

/** The search that ended last; a failure has no answer. */
export type Ended = {query: string; answer: SearchAnswer | null};

type Options = {
  client: SearchClient;
  /** Whether this is still the query in the modal's field. */
  isCurrent: (query: string) => boolean;
  /** Hears how the current search ended. */
  onEnded: (ended: Ended) => void;
};

type PatchedClient = {
  /** Takes the place of the client that the modal brings. */
  transform: TransformClient;
  /** Asks the search that failed last once more; its answer replaces the failure. */
  retry: () => void;
};

/**
 * Milliseconds after which the modal calls a search stalled (300), and a
 * little: an error that is reported earlier would be covered by the stall.
 */
const afterStall = 350;

/** The name by which the modal knows an error that is worth showing. */
const failure = Object.assign(new Error('The search failed'), {name: 'RetryError'});

/**
 * Puts the site's search client under the modal.
 *
 * The modal cannot show a failure by itself: it sets its status to "error" in
 * the `catch` of a search, then to "idle" when that search has settled, and so
 * says that there are no results. Therefore a failed search here calls that
 * `catch` by hand and does not settle before a second try has brought an
 * answer. Nor does an answer that a newer one has overtaken: it must not replace it.
 */
export function createDocSearchClient({client, isCurrent, onEnded}: Options): PatchedClient {
  let asked = 0;
  let answered = 0;
  let askAgain: (() => void) | undefined;

  const search = ({requests}: Parameters): Promise<unknown> => {
    const order = ++asked;
    const query = requests[0]?.query ?? '';
    const since = performance.now();
    let showError = (_error: Error): unknown => undefined;

    const answering = new Promise<unknown>((resolve) => {
      const answer = (found: SearchAnswer) => {
        if (order >= answered) {
          answered = order;
          if (isCurrent(query)) {
            onEnded({query, answer: found});
          }
          resolve({results: [{hits: found.hits, nbHits: found.total}]});
        }
      };
      const fail = () => {
        const wait = Math.max(0, afterStall - (performance.now() - since));
        setTimeout(() => {
          if (order === asked && isCurrent(query)) {
            answered = order;
            askAgain = ask;
            onEnded({query, answer: null});
            try {
              showError(failure);
            } catch {
              // The modal throws the error on after it has set its status.
            }
          }
        }, wait);
      };
      const ask = () => {
        askAgain = undefined;
        client.search({query, page: 0}).then(answer, fail);
      };
      ask();
    });

    return Object.assign(answering, {
      catch: (handler: (error: Error) => unknown) => {
        showError = handler;
        return answering.then();
      },
    });
  };

  return {
    transform: (original) => ({...original, search: search as unknown as ModalClient['search']}),
    retry: () => askAgain?.(),
  };
}
