import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanInfima} from './lean-infima.ts';
import {sheetsApart} from './sheets-apart.ts';

const splitOff = (name: string, test: RegExp) => ({
  name,
  test,
  type: 'css/mini-extract',
  // What every page needs stays in the theme's file.
  chunks: 'async' as const,
  enforce: true,
  // Before the theme's own group, which takes every style sheet.
  priority: 60,
});

/**
 * Keeps style sheets small. Of Infima only what the theme or the site names
 * remains, and parts that few pages use stand in files of their own.
 */
export default function leanStyles({siteDir}: LoadContext): Plugin {
  const theme = path.join(siteDir, 'node_modules/@docusaurus');
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      const folders = [
        path.join(siteDir, 'src'),
        path.join(theme, 'theme-classic/lib'),
        path.join(theme, 'theme-common/lib'),
      ];
      return {
        ...options,
        plugins: [
          leanInfima(folders, path.join(siteDir, 'src/css/infima.css')),
          ...options.plugins,
        ],
      };
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: Object.fromEntries(
                  Object.entries(sheetsApart).map(([name, test]) => [name, splitOff(name, test)]),
                ),
              },
            },
          },
  };
}
