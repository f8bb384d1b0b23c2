import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Guides. Labels come from the pages' front matter. */
export const mainSidebar: SidebarsConfig[string] = [
  {
    type: 'category',
    label: 'Getting started',
    collapsed: false,
    items: ['getting-started', 'the-fundamentals', 'animating-properties', 'reusability'],
  },
  'render',
  {type: 'category', label: 'Studio', collapsed: false, items: ['studio/studio']},
  'player/index',
  'lambda',
  'cloudrun',
  'timeline/index',
  'media-parser/index',
  'webcodecs/index',
  {type: 'category', label: 'Terminology', collapsed: false, items: ['terminology/composition']},
  {
    type: 'category',
    label: 'Contributing',
    items: ['contributing/components', 'contributing/samples'],
  },
  {type: 'category', label: 'Troubleshooting', items: ['timeout']},
  'resources',
  {type: 'category', label: 'Get help', collapsed: false, items: ['support']},
  'license',
];
