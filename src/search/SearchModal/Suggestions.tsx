import type {ReactNode} from 'react';
import type {SearchClient} from '../client';
import {useSuggestions} from '../useSuggestions';

type Props = {
  client: SearchClient;
  /** A query that found nothing. */
  query: string;
  onChoose: (suggestion: string) => void;
};

/** What to search for instead, drawn like the modal's own suggestions, which know only earlier results. */
export function Suggestions({client, query, onChoose}: Props): ReactNode {
  const suggestions = useSuggestions(client, query);
  return (
    suggestions.length > 0 && (
      <div className="search-suggestions">
        <p id="search-suggestions" className="DocSearch-Help">
          Try searching for
        </p>
        <ul aria-labelledby="search-suggestions">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={() => onChoose(suggestion)}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
