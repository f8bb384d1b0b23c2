import ComponentCreator from '@docusaurus/ComponentCreator';
// With its extension, as the request without it leads back to this module.
import preload from '@docusaurus/core/lib/client/preload.js';
import {matchPath} from '@docusaurus/router';
import globalData from '@generated/globalData';
import {docsData, shards, sidebars} from '@generated/bundle-trim/docs-parts';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {shardOf, sidebarName} from '../split-docs.ts';

export type DocsRoute = RouteConfig & {path: string; sidebar?: string};

/** Routes of the docs that are known so far: the list in the router's table, which grows. */
export const docsRoutes: DocsRoute[] = [];

const docs = globalData['docusaurus-plugin-content-docs']!.default as {
  path: string;
  versions: {docs: object[]}[];
};
const added = new Set<number>();

/** In place of the generator's `preload`: loads all that a page needs to be drawn, first its route. */
export default async function preloadPage(pathname: string): Promise<void> {
  await addDocsRoute(pathname);
  await preload(pathname);
}

/**
 * Adds the route of a docs page to the router's table, and its sidebar to the data of the docs.
 * @param sitePath of any page, also of one that is not in the docs
 * @throws when a script that has them does not arrive
 */
export async function addDocsRoute(sitePath: string): Promise<void> {
  // The router strips a file's name as well.
  const pathname = sitePath.replace(/(?:\/index)?\.html$/, '');
  if (!`${pathname}/`.startsWith(`${docs.path}/`)) {
    return;
  }
  await addShard(shardOf(pathname, shards.length));
  const route = docsRoutes.find(({path}) => matchPath(pathname, {path, exact: true}));
  if (route?.sidebar) {
    await addSidebar(route.sidebar);
  }
}

async function addShard(shard: number): Promise<void> {
  const {default: pages} = await shards[shard]!();
  if (!added.has(shard)) {
    added.add(shard);
    Object.assign(routesChunkNames, pages.chunkNames);
    Object.assign(registry, pages.registry);
    docs.versions[0]!.docs.push(...pages.docs);
    docsRoutes.push(...pages.routes(ComponentCreator));
  }
}

async function addSidebar(name: string): Promise<void> {
  const {default: items} = await sidebars[sidebarName(name)]!();
  docsData.version.docsSidebars[name] = items;
}
