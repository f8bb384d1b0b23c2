import {docsOf, notAsExpected, type GlobalData} from './docs-data.ts';
import {shardName, shardOf} from './docs-parts.ts';

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
 * @param tables with a registry of imports only, as `leanRegistry` gives it
 * @returns the tables without docs, where `docsRoutes` stands for the routes, and the shards by file name
 * @throws when a table has another form, which another version of Docusaurus may bring about
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
