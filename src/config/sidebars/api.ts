import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** API reference. */
export const apiSidebar: SidebarsConfig[string] = [
  'api',
  {type: 'category', label: 'Command line', items: ['cli/render']},
  {
    type: 'category',
    label: 'remotion',
    collapsed: false,
    items: [
      'absolute-fill',
      'audio',
      'composition',
      'easing',
      'interpolate',
      'offthreadvideo',
      'sequence',
      'series',
      'spring',
      'staticfile',
      'use-current-frame',
      'use-video-config',
    ],
  },
  {type: 'category', label: '@remotion/renderer', items: ['renderer/render-media']},
];
