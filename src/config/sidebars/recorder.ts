import {category, openCategory, type Entries} from './category.ts';

/** Recorder guide. */
export const recorderSidebar: Entries = [
  openCategory('Recorder', [
    'recorder/index',
    'recorder/before-you-buy',
    'recorder/buy',
    'recorder/demo',
    'recorder/setup',
    'recorder/create',
    category('Record', [
      'recorder/record/index',
      'recorder/record/manually',
      'recorder/record/delete',
      'recorder/record/cropping',
    ]),
    'recorder/captions',
    category('Editing', [
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
    ]),
    category('Exporting', [
      'recorder/exporting',
      'recorder/lambda-rendering',
      'recorder/exporting-subtitles',
    ]),
    'recorder/source-control',
    'recorder/external-recordings',
    'recorder/experiments',
    'recorder/upgrading',
    category('Troubleshooting', ['recorder/troubleshooting/cannot-read-properties-of-undefined']),
    'recorder/roadmap',
    'recorder/gear',
    'recorder/our-recorder',
    'recorder/support',
  ]),
];
