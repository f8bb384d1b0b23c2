import {leanConfig} from './lean-config.ts';
import {leanRegistry} from './lean-registry.ts';
import {leanVersion} from './lean-version.ts';
import {splitDocs} from './split-docs.ts';
import {splitSidebars} from './split-sidebars.ts';

/** The files that the generator has written for its scripts. */
export type Generated = {list: (folder: string) => string[]; read: (file: string) => string};

export type LeanFiles = {
  /** Code by file name. */
  files: Record<string, string>;
  /** What scripts import, and the file that they get instead. */
  instead: Record<string, string>;
};

/** Scripts among which the table of the docs is divided: about 40 pages each, when all are written. */
export const shardCount = 16;
const docsFolder = 'docusaurus-plugin-content-docs/default/p';

/** The data of the docs, which have one version. */
function readVersion({list, read}: Generated): {request: string; json: string} {
  const [name] = list(docsFolder).filter((file) => /^docs-\w+\.json$/.test(file));
  const file = `${docsFolder}/${name}`;
  return {request: `@generated/${file}`, json: leanVersion(read(file))};
}

/** What differs where pages are built: the data that a page reads in the browser as well. */
export function forServer(generated: Generated): LeanFiles {
  const {request, json} = readVersion(generated);
  const file = 'docs-version-whole.json';
  return {files: {[file]: json}, instead: {[request]: file}};
}

/** What differs in the browser, which loads the tables of the docs in parts. */
export function forBrowser(generated: Generated, config: object): LeanFiles {
  const {read} = generated;
  const {request, json} = readVersion(generated);
  const {version, sidebars} = splitSidebars(json);
  const {tables, shards} = splitDocs(
    {
      routes: read('routes.js'),
      routesChunkNames: read('routesChunkNames.json'),
      registry: leanRegistry(read('registry.js')),
      globalData: read('globalData.json'),
    },
    shardCount,
  );
  return {
    files: {
      ...sidebars,
      ...shards,
      'docs-parts.js': listParts(Object.keys(shards), Object.keys(sidebars)),
      'docs-version.json': version,
      'routes.js': `import {docsRoutes} from '@site/src/plugins/lean-scripts/client/docs-routes';\n${tables.routes}`,
      'routesChunkNames.json': tables.routesChunkNames,
      'registry.js': tables.registry,
      'globalData.json': tables.globalData,
      'docusaurus.config.js': leanConfig(config),
    },
    instead: {
      [request]: 'docs-version.json',
      '@generated/routes': 'routes.js',
      '@generated/routesChunkNames': 'routesChunkNames.json',
      '@generated/registry': 'registry.js',
      '@generated/globalData': 'globalData.json',
      '@generated/docusaurus.config': 'docusaurus.config.js',
    },
  };
}

/** The module through which the parts of the docs' tables are loaded, each as a script of its own. */
function listParts(shards: readonly string[], sidebars: readonly string[]): string {
  const load = (file: string) => {
    const name = file.replace(/\.\w+$/, '');
    return [name, `() => import(/* webpackChunkName: "${name}" */ './${file}')`] as const;
  };
  return `export {default as docsData} from './docs-version.json';
export const shards = [
${shards.map((file) => `  ${load(file)[1]},`).join('\n')}
];
export const sidebars = {
${sidebars
  .map(load)
  .map(([name, code]) => `  '${name}': ${code},`)
  .join('\n')}
};
`;
}
