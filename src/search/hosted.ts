import {SearchFailure, type SearchBackend} from './client';
import {readAnswer, toQueries} from './algolia-protocol';
import type {ToAddress} from './hits';
import {searchHosts} from './hosts';

export type HostedIndex = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Sent with every query, such as the language and version filters. */
  searchParameters: Readonly<Record<string, unknown>>;
};

function ask(url: string, body: string, signal: AbortSignal): Promise<Response> {
  // As plain text the request needs no permission round trip before it.
  return fetch(url, {method: 'POST', body, headers: {'Content-Type': 'text/plain'}, signal});
}

/** The hosted service's index, asked over its multi-index queries path. */
export function hostedBackend(index: HostedIndex, toAddress: ToAddress): SearchBackend {
  const {appId, apiKey, indexName, searchParameters} = index;
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });

  return async (request, signal) => {
    const body = JSON.stringify({requests: toQueries(request, indexName, searchParameters)});
    for (const host of searchHosts(appId)) {
      const url = `${host}/1/indexes/*/queries?${credentials}`;
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
