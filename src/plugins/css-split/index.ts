import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeInfima} from './purge-infima.ts';
import {sheets} from './sheets.ts';

const splitOff = (name: string, test: RegExp) => ({
  name,
  test,
  type: 'css/mini-extract',
  // What every page needs stays in the theme's sheet.
  chunks: 'async' as const,
  enforce: true,
  // Before the theme's own group, which takes every style sheet.
  priority: 60,
});

/**
 * Docusaurus links one style sheet from every page, with all of Infima. This plugin removes the rules
 * of Infima that neither the theme nor the site names, and splits off what only some pages use.
 */
export default function cssSplit({siteDir}: LoadContext): Plugin {
  const theme = path.join(siteDir, 'node_modules/@docusaurus');
  return {
    name: 'css-split',
    configurePostCss(options) {
      const folders = [
        path.join(siteDir, 'src'),
        path.join(theme, 'theme-classic/lib'),
        path.join(theme, 'theme-common/lib'),
      ];
      return {
        ...options,
        plugins: [
          purgeInfima(folders, path.join(siteDir, 'src/css/infima.css')),
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
                  Object.entries(sheets).map(([name, test]) => [name, splitOff(name, test)]),
                ),
              },
            },
          },
  };
}
