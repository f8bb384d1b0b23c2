import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanConfig} from './lean-config.ts';
import {leanRegistry} from './lean-registry.ts';
import {leanVersion} from './lean-version.ts';

const docsData = 'docusaurus-plugin-content-docs/default/p';

/**
 * Leaves out of the scripts of every page what no page reads. The registry and the data of the docs
 * have an entry for every page, so what is saved grows with the site.
 */
export default function leanScripts({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const leanFolder = path.join(generatedFilesDir, 'lean-scripts');

  /** Writes the lean form of a generated file. @returns what is imported in its place */
  const makeLean = (generated: string, lean: (code: string) => string): [RegExp, string] => {
    const own = path.join(leanFolder, path.basename(generated));
    mkdirSync(leanFolder, {recursive: true});
    writeFileSync(own, lean(readFileSync(path.join(generatedFilesDir, generated), 'utf8')));
    return [new RegExp(`^@generated/${generated.replace(/\.m?js$/, '')}$`), own];
  };

  return {
    name: 'lean-scripts',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const Replacement = currentBundler.instance.NormalModuleReplacementPlugin;
      // The server draws the same sidebars, so it reads the same data.
      const versions = readdirSync(path.join(generatedFilesDir, docsData))
        .filter((file) => /^docs-\w+\.json$/.test(file))
        .map((file) => makeLean(`${docsData}/${file}`, leanVersion));
      const scripts = isServer
        ? []
        : [
            makeLean('registry.js', leanRegistry),
            makeLean('docusaurus.config.mjs', () => leanConfig(siteConfig)),
          ];
      return {
        plugins: [
          ...[...versions, ...scripts].map(([from, to]) => new Replacement(from, to)),
          new Replacement(/^tslib$/, (resource) => {
            if (!isServer && resource.context.includes(path.join('@docusaurus', 'utils-common'))) {
              resource.request = path.join(__dirname, 'import-default.ts');
            }
          }),
        ],
      };
    },
  };
}
