import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * `font.woff2?core` is a font cut down to what nearly every page shows: the characters and weights that
 * `subset-loader.mjs` lists. The first paint waits for fonts, and these are half as large as the whole ones.
 */
export default function coreFonts(): Plugin {
  return {
    name: 'core-fonts',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.woff2$/,
            resourceQuery: /^\?core$/,
            // Before the generator's own rule, which emits the file.
            enforce: 'pre',
            loader: path.join(__dirname, 'subset-loader.mjs'),
          },
        ],
      },
    }),
  };
}
