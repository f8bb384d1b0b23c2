import type {Outcome} from './modal-client';

/** How a search ended, to be read out, in other words than the screens below the field use. */
export function describeOutcome(outcome: Outcome): string {
  if (!outcome) {
    return 'The search failed.';
  }
  if (outcome.total === 0) {
    return 'Nothing found.';
  }
  return outcome.total === 1 ? '1 result.' : `${outcome.total} results.`;
}
