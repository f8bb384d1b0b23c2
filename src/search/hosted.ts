import {hitsPerPage, SearchFailure, type SearchAnswer, type SearchBackend} from './client';
import {readHit, type SearchHit, type ToAddress} from './hits';

export type HostedIndex = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Sent with every query, such as the language and version filters. */
  searchParameters: Readonly<Record<string, unknown>>;
};

/** Milliseconds that one host of the service may take before the next is asked. */
const patience = 1500;

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The service's nearest host first, then those it keeps for when that one fails. */
const hostsOf = (appId: string) => [
  `${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
];

/** The hits of an answer; @throws when it does not have the shape of one. */
function readAnswer(body: unknown, toAddress: ToAddress): SearchAnswer {
  const result = (body as {results?: [Record<string, unknown>?]} | null)?.results?.[0];
  const {hits, nbHits, nbPages} = result ?? {};
  if (!Array.isArray(hits) || typeof nbHits !== 'number') {
    throw new SearchFailure('The answer has another shape than results have');
  }
  return {
    hits: hits
      .map((record) => readHit(record, toAddress))
      .filter((hit): hit is SearchHit => hit !== null),
    total: nbHits,
    pages: typeof nbPages === 'number' ? nbPages : Math.ceil(nbHits / hitsPerPage),
  };
}

async function ask(url: string, body: string, signal: AbortSignal): Promise<Response> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', stop);
  try {
    // As plain text the request needs no permission round trip before it.
    const headers = {'Content-Type': 'text/plain'};
    return await fetch(url, {method: 'POST', body, headers, signal: controller.signal});
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The hosted service's index, asked over its multi-index queries path. */
export function hostedBackend(index: HostedIndex, toAddress: ToAddress): SearchBackend {
  const {appId, apiKey, indexName, searchParameters} = index;
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });

  return async ({query, page}, signal) => {
    const body = JSON.stringify({
      requests: [
        {
          indexName,
          query,
          page,
          hitsPerPage,
          attributesToRetrieve: [...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:12`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          ...searchParameters,
        },
      ],
    });
    for (const host of hostsOf(appId)) {
      const url = `https://${host}/1/indexes/*/queries?${credentials}`;
      const response = await ask(url, body, signal).catch(() => null);
      if (response?.ok) {
        return readAnswer(await response.json(), toAddress);
      }
      // A refusal is the same at every host; a breakdown may not be.
      if (signal.aborted || (response && response.status < 500)) {
        break;
      }
    }
    throw new SearchFailure('The search service gave no answer');
  };
}
