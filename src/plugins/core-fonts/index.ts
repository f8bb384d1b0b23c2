import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * `font.woff2?core` is a font cut down to what nearly every page shows: the characters and weights that
 * `subset-loader.mjs` lists. The first paint waits for fonts, and these are half as large as the whole ones.
 */
export default function coreFonts(): Plugin {
  return {
    name: 'core-fonts',
    configureWebpack(config, isServer) {
      const core = /^\?core$/;
      for (const rule of config.module!.rules!) {
        // The generator's rule would put small files into the style sheet, where the content security policy bars them.
        if (typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test('.woff2')) {
          rule.resourceQuery = {not: core};
        }
      }
      return {
        module: {
          rules: [
            {
              test: /\.woff2$/,
              resourceQuery: core,
              type: 'asset/resource',
              generator: {filename: 'assets/fonts/[name]-[contenthash][ext]', emit: !isServer},
              loader: path.join(__dirname, 'subset-loader.mjs'),
            },
          ],
        },
      };
    },
  };
}
