import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Catalog} from './catalog.ts';
import {homeProps} from './props.ts';
import {collections, dataFolder, readCatalog, type SourceFiles} from './read-catalog.ts';
import {profileRoutes} from './routes.ts';

async function readFolder(siteDir: string, folder: string) {
  const names = await readdir(path.join(siteDir, folder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name) => ({
        file: `${folder}/${name}`,
        text: await readFile(path.join(siteDir, folder, name), 'utf8'),
      })),
  );
}

/** Makes pages and data for pages from the records in `src/data`. */
export default function catalog({siteDir, baseUrl}: LoadContext): Plugin<Catalog> {
  return {
    name: 'catalog',

    getPathsToWatch: () => [`${dataFolder}/**/*.yaml`],

    async loadContent() {
      const folders = collections.map(async (name) => [
        name,
        await readFolder(siteDir, `${dataFolder}/${name}`),
      ]);
      return readCatalog(Object.fromEntries(await Promise.all(folders)) as SourceFiles);
    },

    async contentLoaded({content, actions: {addRoute, createData}}) {
      const lists = {...content, home: homeProps(content)};
      await Promise.all(
        Object.entries(lists).map(([name, list]) => createData(`${name}.json`, list)),
      );
      await Promise.all(
        profileRoutes(content).map(async ({path: address, component, dataFile, profile}) =>
          addRoute({
            path: baseUrl + address.slice(1),
            component,
            modules: {profile: await createData(dataFile, profile)},
            exact: true,
          }),
        ),
      );
    },
  };
}
