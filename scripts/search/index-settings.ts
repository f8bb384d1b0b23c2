import type {IndexSettings} from 'algoliasearch';

/** How the hosted index searches and orders the records. */
export const indexSettings: IndexSettings = {
  // The first counts most. Where in an attribute a word stands counts for nothing but in the text.
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
