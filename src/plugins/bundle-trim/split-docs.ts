import {notAsExpected} from './trim.ts';

/** Scripts among which the docs are divided: about 40 pages each, when all are written. */
export const shardCount = 16;
export const shardName = (shard: number): string => `docs-${shard}`;
export const sidebarName = (sidebar: string): string => `sidebar-${sidebar}`;

/**
 * The shard that knows a docs page: the same for every form of its path.
 * @param pathname path of a page, with or without slash at the end
 * @returns from 0 to `count` - 1
 */
export function shardOf(pathname: string, count: number): number {
  let hash = 0;
  for (const letter of pathname.replace(/\/$/, '')) {
    hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  }
  return hash % count;
}

type Doc = {id: string; path: string; sidebar?: string};
type DocsVersion = {mainDocId: string; docs: Doc[]};
export type GlobalData = Record<string, Record<string, {versions: DocsVersion[]}>>;

/**
 * What the global data (`useAllDocsData()`), which every page loads, says of the docs: the path and
 * the sidebar of each.
 * @throws when it is not there
 */
export function docsOf(globalData: GlobalData): DocsVersion {
  const [version] = globalData['docusaurus-plugin-content-docs']?.default?.versions ?? [];
  if (!version) {
    throw notAsExpected('data of the docs');
  }
  return version;
}

/** Texts of the generated files that have an entry for every page. */
export type PageTables = {
  routes: string;
  routesChunkNames: string;
  registry: string;
  globalData: string;
};

/** The innermost list of routes, which are all pages; the docs alone have such a list. */
const pageList = /routes: \[\s*((?:\{[^{}]*exact: true[^{}]*\},?\s*)+)\]/g;
const page = /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '(\w+)'\),[^{}]*\},?/g;
const chunk = /^ {2}"(\w+)": \[.*\],$/gm;

/**
 * Takes the docs out of the tables that every page loads, into shards of which a page needs one.
 * @param tables with a registry of imports only, as `trimRegistry` gives it
 * @returns the tables without docs, with `docsRoutes` instead of the routes, and the shards by file name
 * @throws when a table has another form, or when its pages are not those of the docs
 */
export function splitDocs(
  tables: PageTables,
  count: number,
): {tables: PageTables; shards: Record<string, string>} {
  const {list, pages} = readPages(tables.routes, count);
  const chunkNames = JSON.parse(tables.routesChunkNames) as Record<string, object>;
  const owners = chunkOwners(chunkNames, new Map(pages.map(({key, shard}) => [key, shard])));
  const chunks = [...tables.registry.matchAll(chunk)].map(([line, name]) => ({line, name: name!}));
  const globalData = JSON.parse(tables.globalData) as GlobalData;
  const version = docsOf(globalData);
  const {docs, mainDocId} = version;
  const listed = new Set(pages.map(({path}) => path));
  if (docs.length === 0 || docs.some(({path}) => !listed.has(path))) {
    throw notAsExpected('table of routes, which lacks pages of the docs,');
  }

  const shardCode = (shard: number): string => {
    const own = pages.filter((one) => one.shard === shard);
    const paths = new Set(own.map(({path}) => path));
    const ownChunks = chunks.filter(({name}) => owners.get(name) === shard);
    return `export default {
  chunkNames: ${JSON.stringify(Object.fromEntries(own.map(({key}) => [key, chunkNames[key]])))},
  registry: {
${ownChunks.map(({line}) => line).join('\n')}
  },
  docs: ${JSON.stringify(docs.filter(({id, path}) => id !== mainDocId && paths.has(path)))},
  routes: (ComponentCreator) => [${own.map(({code}) => code).join(',')}],
};
`;
  };

  const shards = Object.fromEntries(
    Array.from({length: count}, (_, shard) => [`${shardName(shard)}.js`, shardCode(shard)]),
  );
  for (const {key} of pages) {
    delete chunkNames[key];
  }
  version.docs = docs.filter(({id}) => id === mainDocId);
  return {
    shards,
    tables: {
      routes: tables.routes.replace(list, 'routes: docsRoutes'),
      routesChunkNames: JSON.stringify(chunkNames),
      registry: tables.registry.replaceAll(chunk, (line, name: string) =>
        owners.get(name) === 'all' ? line : '',
      ),
      globalData: JSON.stringify(globalData),
    },
  };
}

type PageRoute = {code: string; path: string; key: string; shard: number};

/** The list of the docs' routes in the code of the table, and what it says of each page. */
function readPages(routes: string, count: number): {list: string; pages: PageRoute[]} {
  const [list, ...others] = [...routes.matchAll(pageList)];
  if (!list || others.length > 0) {
    throw notAsExpected('table of routes');
  }
  const pages = [...list[1]!.matchAll(page)].map(([code, path, hash]) => ({
    code: code.replace(/,$/, ''),
    path: path!,
    key: `${path}-${hash}`,
    shard: shardOf(path!, count),
  }));
  return {list: list[0], pages};
}

/** For each chunk: the shard whose pages alone use it, or `all`. */
function chunkOwners(
  chunkNames: Record<string, object>,
  shardOfKey: ReadonlyMap<string, number>,
): Map<string, number | 'all'> {
  const owners = new Map<string, number | 'all'>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const owner = shardOfKey.get(key) ?? 'all';
    for (const name of leaves(names)) {
      owners.set(name, (owners.get(name) ?? owner) === owner ? owner : 'all');
    }
  }
  return owners;
}

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value: object | string) =>
    typeof value === 'string' ? value : leaves(value),
  );
