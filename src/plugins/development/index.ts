import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the checks that `npm start` runs have found, as a list of lines. */
export const findingsFile = '.cache/findings-while-writing.json';

/**
 * What authors see on the development server alone: what the checks find, in a bar on each page, and the
 * search with the index of the last build. A build gets none of it. And what follows the scrolling, which built pages
 * have from a script of their own.
 */
export default function development({siteDir, baseUrl}: LoadContext): Plugin<string[]> | null {
  if (process.env.NODE_ENV !== 'development') {
    return null;
  }
  const searchIndex = {
    directory: path.join(siteDir, 'build/search'),
    publicPath: `${baseUrl}search`,
    serveIndex: false,
    staticOptions: {redirect: false},
    watch: false,
  };
  return {
    name: 'development',
    getPathsToWatch: () => [findingsFile],
    getClientModules: () => ['./client/show-findings.ts', './client/read.ts'],
    loadContent() {
      try {
        return JSON.parse(readFileSync(path.join(siteDir, findingsFile), 'utf8'));
      } catch {
        // The server was started without the checks, or they have not ended yet.
        return [];
      }
    },
    async contentLoaded({content, actions}) {
      await actions.createData('findings.json', content);
    },
    // The generator hands these options to its server, though its type has no name for them.
    configureWebpack: () => ({devServer: {static: [searchIndex]}}) as object,
  };
}
