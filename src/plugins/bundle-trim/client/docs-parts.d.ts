declare module '@generated/bundle-trim/docs-parts' {
  import type ComponentCreator from '@docusaurus/ComponentCreator';
  import type {PropSidebar} from '@docusaurus/plugin-content-docs';
  import type {DocsRoute} from './preload';

  /** What a part of the docs' table adds to the tables that every page has. */
  type DocsShard = {
    chunkNames: Record<string, object>;
    registry: Record<string, unknown>;
    docs: object[];
    routes: (creator: typeof ComponentCreator) => DocsRoute[];
  };

  export const docsData: {version: {docsSidebars: Record<string, PropSidebar>}};
  export const shards: readonly (() => Promise<{default: DocsShard}>)[];
  /** By the name of their file. */
  export const sidebars: Record<string, () => Promise<{default: PropSidebar}>>;
}
