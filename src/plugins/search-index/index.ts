import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../search/engine/build-index.ts';
import {isPage, pageFile} from '../built-pages/page-file.ts';
import {siteRecords} from './site-records.ts';

/** Writes what the search in the browser loads, made of the built pages, to the folder `search`. */
export default function searchIndex({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths.filter(isPage).map((address) => pageFile(address, baseUrl));
      const files = buildIndex(await siteRecords(outDir, pages));
      const folder = path.join(outDir, 'search');
      await mkdir(folder, {recursive: true});
      await Promise.all(
        Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)),
      );
    },
  };
}
