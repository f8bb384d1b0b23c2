import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsDataFile, notAsExpected, trimConfig, trimRegistry, trimVersion} from './trim.ts';

/**
 * Docusaurus loads the configuration, the `import()` of every page and, on every docs page, all sidebars
 * with the titles of all docs. In production builds, this plugin leaves out what no code of the browser
 * reads (`trim.ts`), the table of chunk ids, as chunks are named (`chunk-addresses.ts`), all of `tslib`
 * but one helper, and the script of the banner about a wrong base URL, which the built home page has.
 */
export default function bundleTrim({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const folder = path.join(generatedFilesDir, 'bundle-trim');
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');

  /** Modules written here, by the request that gets them. */
  function trimmed(isServer: boolean): Record<string, {file: string; code: string}> {
    const registry = read('registry.js');
    const docs = docsDataFile(registry);
    const version = {file: 'docs-version.json', code: JSON.stringify(trimVersion(read(docs)))};
    return isServer
      ? // Pages are rendered with the same data that they read in the browser.
        {[`@generated/${docs}`]: version}
      : {
          [`@generated/${docs}`]: version,
          '@generated/registry': {file: 'registry.js', code: trimRegistry(registry)},
          '@generated/docusaurus.config': {
            file: 'docusaurus.config.js',
            code: trimConfig(siteConfig),
          },
          tslib: {file: 'tslib.js', code: importDefaultOnly},
          './BaseUrlIssueBanner': {file: 'base-url-banner.js', code: bannerStylesOnly},
        };
  }

  return {
    name: 'bundle-trim',
    getClientModules: () => (isProduction ? ['./chunk-addresses.ts'] : []),

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) {
        return {};
      }
      const Replace = currentBundler.instance.NormalModuleReplacementPlugin;
      const modules = trimmed(isServer);
      mkdirSync(folder, {recursive: true});
      for (const {file, code} of Object.values(modules)) {
        writeFileSync(path.join(folder, file), code);
      }
      const useTrimmed = new Replace(
        /^(@generated\/|tslib$|\.\/BaseUrlIssueBanner$)/,
        (resource) => {
          const needsAll = resource.request === 'tslib' && !isUtilsCommon(resource.context);
          const module = modules[resource.request];
          if (module && !needsAll) {
            resource.request = path.join(folder, module.file);
          }
        },
      );
      if (isServer) {
        return {plugins: [useTrimmed]};
      }
      const plugins = config.plugins!.filter((plugin) => !listsChunkIds(plugin));
      if (plugins.length === config.plugins!.length) {
        throw notAsExpected('list of plugins, which lacks ChunkAssetPlugin,');
      }
      config.plugins = plugins;
      return {optimization: {chunkIds: 'named'}, plugins: [useTrimmed]};
    },
  };
}

const isUtilsCommon = (context: string): boolean =>
  context.includes(path.join('@docusaurus', 'utils-common'));

/** Whether a plugin is the one that tells every page the id of each chunk, which is its name here. */
const listsChunkIds = (plugin: unknown): boolean =>
  (plugin as object).constructor.name === 'ChunkAssetPlugin';

/** A script of the generator needs this one helper, but requires `tslib`, which so would come whole. */
const importDefaultOnly = `export const __importDefault = (module) =>
  '__esModule' in module ? module : {default: module};
`;

/** The banner's style hides it on a page that works. */
const bannerStylesOnly = `import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';
export default () => null;
`;
