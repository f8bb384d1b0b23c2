import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(__filename);

/**
 * Keeps the theme's highlighter out of the scripts of every page. Fences are
 * highlighted by `remarkHighlight` at build, so nothing in the browser needs
 * the module with which the theme teaches Prism more languages.
 */
export default function highlight(_context: LoadContext): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false},
      },
    }),
  };
}
