import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Recorder guide. */
export const recorderSidebar: SidebarsConfig[string] = [
  {type: 'category', label: 'Recorder', collapsed: false, items: ['recorder/index']},
];
