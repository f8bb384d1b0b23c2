import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** API reference. */
export const apiSidebar: SidebarsConfig[string] = ['api'];
