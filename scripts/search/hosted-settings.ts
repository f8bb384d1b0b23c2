import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {synonyms} from '../../src/search/engine/synonyms.ts';

/** How the hosted index searches and orders the records. */
export const indexSettings: IndexSettings = {
  // The first counts most. Where a word is in an attribute counts in the text only.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['afterDistinct(area)', 'docusaurus_tag', 'language', 'type', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:12'],
  camelCaseAttributes: ['hierarchy', 'content'],
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  // One result for each page, the best, as in the browser's own index.
  distinct: 1,
  attributeForDistinct: 'url_without_anchor',
  removeWordsIfNoResults: 'allOptional',
  allowTyposOnNumericTokens: false,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
};

/** The synonyms of the search in the browser, in the form of the hosted one. */
export const hostedSynonyms: readonly SynonymHit[] = [...synonyms].map(([input, others]) => ({
  objectID: input.replaceAll(' ', '-'),
  type: 'onewaysynonym',
  input,
  synonyms: [...others],
}));
