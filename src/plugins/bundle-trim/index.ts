import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {shardCount, sidebarName, splitDocs} from './split-docs.ts';
import {docsDataFile, notAsExpected, trimConfig, trimRegistry, trimVersion} from './trim.ts';

/** Modules written here, by file name, and which `@generated` request gets which of them. */
type Trimmed = {files: Record<string, string>; replaced: Record<string, string>};

/**
 * Docusaurus loads on every page: the route, the chunk names and the `import()` of every page of the
 * site, and on every docs page all sidebars and the titles of all docs. In production builds, this
 * plugin gives pages only what they read:
 * - configuration, registry and docs version without fields that no code of the browser reads
 *   (`trim.ts`);
 * - routes, chunk names, registry and global data of docs pages from one of sixteen shards, and one
 *   sidebar (`split-docs.ts`), fetched before the router looks for the page (`client/preload.ts`),
 *   and preloaded by the HTML of the page (`preload-docs-parts.ts`);
 * - no table of chunk ids, as chunks are named (`client/docusaurus.ts`);
 * - one helper of `tslib` instead of the whole library.
 */
export default function bundleTrim({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'bundle-trim');
  const client = path.join(__dirname, 'client');
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');

  /** The data of the docs, which have one version. */
  function readVersion() {
    const file = docsDataFile(read('registry.js'));
    return {request: `@generated/${file}`, data: trimVersion(read(file))};
  }

  /** Pages are rendered with the same data that they read in the browser, but with all sidebars. */
  function trimForServer(): Trimmed {
    const {request, data} = readVersion();
    const file = 'docs-version-whole.json';
    return {files: {[file]: JSON.stringify(data)}, replaced: {[request]: file}};
  }

  function trimForBrowser(): Trimmed {
    const {request, data} = readVersion();
    const {version} = data;
    const sidebars = Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        `${sidebarName(name)}.json`,
        JSON.stringify(items),
      ]),
    );
    const {tables, shards} = splitDocs(
      {
        routes: read('routes.js'),
        routesChunkNames: read('routesChunkNames.json'),
        registry: trimRegistry(read('registry.js')),
        globalData: read('globalData.json'),
      },
      shardCount,
    );
    return {
      files: {
        ...sidebars,
        ...shards,
        'tslib.js': importDefaultOnly,
        'docs-parts.js': listParts(Object.keys(shards), Object.keys(sidebars)),
        'docs-version.json': JSON.stringify({version: {...version, docsSidebars: {}}}),
        'routes.js': `import {docsRoutes} from '@site/src/plugins/bundle-trim/client/preload';\n${tables.routes}`,
        'routesChunkNames.json': tables.routesChunkNames,
        'registry.js': tables.registry,
        'globalData.json': tables.globalData,
        'docusaurus.config.js': trimConfig(siteConfig),
      },
      replaced: {
        [request]: 'docs-version.json',
        '@generated/routes': 'routes.js',
        '@generated/routesChunkNames': 'routesChunkNames.json',
        '@generated/registry': 'registry.js',
        '@generated/globalData': 'globalData.json',
        '@generated/docusaurus.config': 'docusaurus.config.js',
      },
    };
  }

  return {
    name: 'bundle-trim',

    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const Replace = currentBundler.instance.NormalModuleReplacementPlugin;
      const {files, replaced} = isServer ? trimForServer() : trimForBrowser();
      mkdirSync(folder, {recursive: true});
      for (const [file, code] of Object.entries(files)) {
        writeFileSync(path.join(folder, file), code);
      }
      const useTrimmed = new Replace(/^@generated\//, (resource) => {
        const file = replaced[resource.request];
        if (file) {
          resource.request = path.join(folder, file);
        }
      });
      if (isServer) {
        return {plugins: [useTrimmed]};
      }
      const plugins = config.plugins!.filter((plugin) => !listsChunkIds(plugin));
      if (plugins.length === config.plugins!.length) {
        throw notAsExpected('list of plugins, which lacks ChunkAssetPlugin,');
      }
      config.plugins = plugins;
      return {
        optimization: {chunkIds: 'named'},
        plugins: [
          useTrimmed,
          new Replace(/(^\.|client)\/preload$/, path.join(client, 'preload.ts')),
          new Replace(/^\.\/docusaurus$/, path.join(client, 'docusaurus.ts')),
          new Replace(/^tslib$/, (resource) => {
            if (resource.context.includes(path.join('@docusaurus', 'utils-common'))) {
              resource.request = path.join(folder, 'tslib.js');
            }
          }),
        ],
      };
    },
  };
}

/** Whether a plugin is the one that tells every page the id of each chunk, which is its name here. */
const listsChunkIds = (plugin: unknown): boolean =>
  (plugin as object).constructor.name === 'ChunkAssetPlugin';

/** A script of the generator needs this one helper, but requires `tslib`, which so would come whole. */
const importDefaultOnly = `export const __importDefault = (module) =>
  '__esModule' in module ? module : {default: module};
`;

/** The module through which shards and sidebars are loaded, each as a chunk. */
function listParts(shards: readonly string[], sidebars: readonly string[]): string {
  const nameOf = (file: string) => path.parse(file).name;
  const load = (file: string) =>
    `() => import(/* webpackChunkName: "${nameOf(file)}" */ './${file}')`;
  return `export {default as docsData} from './docs-version.json';
export const shards = [${shards.map(load).join(', ')}];
export const sidebars = {${sidebars.map((file) => `'${nameOf(file)}': ${load(file)}`).join(', ')}};
`;
}
