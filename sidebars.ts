import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './src/config/sidebars/api.ts';
import {mainSidebar} from './src/config/sidebars/main.ts';
import {recorderSidebar} from './src/config/sidebars/recorder.ts';

export default {mainSidebar, apiSidebar, recorderSidebar} satisfies SidebarsConfig;
