import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {forBrowser, forServer} from './lean-files.ts';

/**
 * Leaves out of the scripts of every page what no page reads, and puts what only one page reads where
 * that page asks for it. The tables of pages have an entry for every page, so what is saved grows with
 * the site.
 */
export default function leanScripts({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const leanFolder = path.join(generatedFilesDir, 'lean-scripts');
  const client = path.join(__dirname, 'client');
  const generated = {
    list: (folder: string) => readdirSync(path.join(generatedFilesDir, folder)),
    read: (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8'),
  };

  return {
    name: 'lean-scripts',

    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const Replace = currentBundler.instance.NormalModuleReplacementPlugin;
      const {files, instead} = isServer ? forServer(generated) : forBrowser(generated, siteConfig);
      mkdirSync(leanFolder, {recursive: true});
      for (const [file, code] of Object.entries(files)) {
        writeFileSync(path.join(leanFolder, file), code);
      }
      const useLean = new Replace(/^@generated\//, (resource) => {
        const file = instead[resource.request];
        if (file) {
          resource.request = path.join(leanFolder, file);
        }
      });
      if (isServer) {
        return {plugins: [useLean]};
      }
      config.plugins = config.plugins!.filter((plugin) => !listsChunkNames(plugin));
      return {
        optimization: {chunkIds: 'named'},
        plugins: [
          useLean,
          new Replace(/(^\.|client)\/preload$/, path.join(client, 'preload.ts')),
          new Replace(/^\.\/docusaurus$/, path.join(client, 'docusaurus.ts')),
          new Replace(/^tslib$/, (resource) => {
            if (resource.context.includes(path.join('@docusaurus', 'utils-common'))) {
              resource.request = path.join(__dirname, 'import-default.ts');
            }
          }),
        ],
      };
    },
  };
}

/** Whether a plugin is the one that tells every page the id of each chunk, which is its name here. */
const listsChunkNames = (plugin: unknown): boolean =>
  (plugin as object).constructor.name === 'ChunkAssetPlugin';
