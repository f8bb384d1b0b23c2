import type {SynonymHit} from 'algoliasearch';
import {synonyms} from '../../src/search/engine/synonyms.ts';

/** The synonyms of the search in the browser, in the form of the hosted one. */
export const hostedSynonyms: readonly SynonymHit[] = [...synonyms].map(([input, others]) => ({
  objectID: input.replaceAll(' ', '-'),
  type: 'onewaysynonym',
  input,
  synonyms: [...others],
}));
