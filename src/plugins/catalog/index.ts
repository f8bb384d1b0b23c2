import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Catalog} from '../../content/records/catalog.ts';
import {homeProps} from './props.ts';
import {dataFolder, readCatalog, readSources} from '../../content/records/read-catalog.ts';
import {profileRoutes} from './routes.ts';

/** Makes pages and data for pages from the records in `src/data`. */
export default function catalog({siteDir, baseUrl}: LoadContext): Plugin<Catalog> {
  return {
    name: 'catalog',

    getPathsToWatch: () => [`${dataFolder}/**/*.yaml`],

    async loadContent() {
      return readCatalog(await readSources(siteDir));
    },

    async contentLoaded({content, actions: {addRoute, createData}}) {
      const lists = {...content, home: homeProps(content)};
      await Promise.all(
        Object.entries(lists).map(([name, list]) => createData(`${name}.json`, list)),
      );
      await Promise.all(
        profileRoutes(content).map(
          async ({path: address, component, dataFile, profile, modules}) => {
            await createData(dataFile, profile);
            addRoute({
              path: baseUrl + address.slice(1),
              component,
              // By its alias: the path that createData() returns is one of this machine.
              modules: {profile: `@generated/catalog/default/${dataFile}`, ...modules},
              exact: true,
            });
          },
        ),
      );
    },
  };
}
