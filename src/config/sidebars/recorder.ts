import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Recorder guide. */
export const recorderSidebar: SidebarsConfig[string] = [
  {
    type: 'category',
    label: 'Recorder',
    collapsed: false,
    items: [
      'recorder/index',
      'recorder/before-you-buy',
      'recorder/buy',
      'recorder/demo',
      'recorder/setup',
      'recorder/create',
      {
        type: 'category',
        label: 'Record',
        items: [
          'recorder/record/index',
          'recorder/record/manually',
          'recorder/record/delete',
          'recorder/record/cropping',
        ],
      },
      'recorder/captions',
      {
        type: 'category',
        label: 'Editing',
        items: [
          'recorder/editing/editing',
          'recorder/editing/silence-removal',
          'recorder/editing/captions',
          'recorder/editing/layout',
          'recorder/editing/scenes',
          'recorder/editing/endcard',
          'recorder/editing/transitions',
          'recorder/editing/chapters',
          'recorder/editing/music',
          'recorder/editing/b-roll',
          'recorder/editing/cutting-clips',
          'recorder/editing/normalizing-audio',
        ],
      },
      {
        type: 'category',
        label: 'Exporting',
        items: ['recorder/exporting', 'recorder/lambda-rendering', 'recorder/exporting-subtitles'],
      },
      'recorder/source-control',
      'recorder/external-recordings',
      'recorder/experiments',
      'recorder/upgrading',
      {
        type: 'category',
        label: 'Troubleshooting',
        items: ['recorder/troubleshooting/cannot-read-properties-of-undefined'],
      },
      'recorder/roadmap',
      'recorder/gear',
      'recorder/our-recorder',
      'recorder/support',
    ],
  },
];
