import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loaderPolicy} from '../hosting/content-policy.ts';

const require = createRequire(__filename);
const raw = /^\?raw$/;

/**
 * Milliseconds after which a script that neither arrives nor fails counts as failed, so that the
 * reader gets a message or the page loads again. The bundler's default of two minutes is longer than
 * anybody waits.
 */
const chunkLoadTimeout = 20_000;

/** The theme's list of languages for Prism, which no page needs: `remarkHighlight` highlights at build. */
const prismLanguages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** How the generator's part that waits for the next page asks for its scripts. */
const preloadRequest = /^\.\/preload$/;
const preloadUser = /PendingNavigation\.js$/;
const nextPage = require.resolve('../../client/next-page.ts');

/** Who matches addresses while pages are rendered. The browser matches a few, and keeps the router's own. */
const matchPath = require.resolve('./match-path.ts');

type PersistentCache = {version: string; buildDependencies: string[]};

const pluginFiles = (): string[] =>
  readdirSync(path.dirname(__dirname), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(path.dirname(__dirname), file));

/** Options of the bundler. */
export default function bundler({baseUrl}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack(config, isServer, {currentBundler}) {
      const Replace = currentBundler.instance.NormalModuleReplacementPlugin;
      // The rules that compile a file would otherwise compile it before its text is taken.
      for (const rule of config.module?.rules ?? []) {
        if (typeof rule === 'object' && rule?.test) {
          rule.resourceQuery ??= {not: [raw]};
        }
      }
      const {cache} = (config as {experiments?: {cache?: PersistentCache}}).experiments ?? {};
      if (cache) {
        // Compiled style sheets name fonts below the base URL: a cache is good for one base URL.
        cache.version += `-${baseUrl}`;
        // Plugins decide what a module becomes.
        cache.buildDependencies.push(...pluginFiles());
      }
      return {
        output: {chunkLoadTimeout, trustedTypes: loaderPolicy},
        plugins: [
          new Replace(preloadRequest, (resource) => {
            if (preloadUser.test(resource.contextInfo.issuer)) {
              resource.request = nextPage;
            }
          }),
          new Replace(/^react-router$/, (resource) => {
            if (isServer && resource.contextInfo.issuer !== matchPath) {
              resource.request = matchPath;
            }
          }),
        ],
        resolve: {alias: {[prismLanguages]: false}},
        // `import code from '@site/src/demos/hero/index.tsx?raw'` gives the text of the file, so that
        // code shown on a page is the code that runs next to it.
        module: {rules: [{resourceQuery: raw, type: 'asset/source'}]},
      };
    },
  };
}
