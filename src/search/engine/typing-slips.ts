import {editDistance} from '../edit-distance';

/** How many slips of the finger a word of this length may hold. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** From this length on, the beginning of a word that is being typed may hold a slip. */
const shortestBeginning = 5;
/** Terms that one word may have meant. */
const mostTerms = 6;

type Likely = {term: string; likeness: number};

function likeness(word: string, term: string, open: boolean): number {
  const allowed = slipsAllowed(word.length);
  const slips = editDistance(word, term, allowed);
  if (slips <= allowed) {
    return 0.8 - 0.15 * slips;
  }
  const isBeginning =
    open &&
    word.length >= shortestBeginning &&
    term.length > word.length &&
    editDistance(word, term.slice(0, word.length), 1) <= 1;
  return isBeginning ? 0.4 : 0;
}

/** The terms that a word probably means, the likeliest first. */
export function likelyTerms(word: string, terms: ReadonlySet<string>, open: boolean): Likely[] {
  return slipsAllowed(word.length) === 0
    ? []
    : [...terms]
        .map((term) => ({term, likeness: likeness(word, term, open)}))
        .filter((candidate) => candidate.likeness > 0)
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, mostTerms);
}
