import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {sidebarName} from './docs-parts.ts';

/**
 * Takes the sidebars out of the data of the docs, since a page shows one of them.
 * @param json data as `leanVersion` gives it
 * @returns the data without sidebars, and the sidebars by file name
 */
export function splitSidebars(json: string): {version: string; sidebars: Record<string, string>} {
  const {version} = JSON.parse(json) as {version: PropVersionMetadata};
  return {
    version: JSON.stringify({version: {...version, docsSidebars: {}}}),
    sidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        `${sidebarName(name)}.json`,
        JSON.stringify(items),
      ]),
    ),
  };
}
