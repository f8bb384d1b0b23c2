import ComponentCreator from '@docusaurus/ComponentCreator';
import {matchPath} from '@docusaurus/router';
import globalData from '@generated/globalData';
import {docsData, shards, sidebars} from '@generated/lean-scripts/docs-parts';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {shardOf, sidebarName} from '../docs-parts.ts';

export type DocsRoute = RouteConfig & {path: string; sidebar?: string};

/** Routes of the docs that are known so far: the router's own list, which grows. */
export const docsRoutes: DocsRoute[] = [];

const docs = globalData['docusaurus-plugin-content-docs']!.default as {
  path: string;
  versions: {docs: object[]}[];
};
const added = new Set<number>();

/**
 * Makes the router know the docs page of an address, if there is one, and the page its sidebar.
 * @throws when a script that knows them does not arrive
 */
export async function addDocsRoute(address: string): Promise<void> {
  // The router strips a file's name from the address, too.
  const pathname = address.replace(/(?:\/index)?\.html$/, '');
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
