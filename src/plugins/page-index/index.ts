import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describePage} from './describe-page.ts';

/**
 * Writes `pages.json`: address, title and description of every page, read from the built HTML. The page
 * that is shown where none was found looks there for similar addresses, and so does the local server.
 */
export default function pageIndex(_context: LoadContext): Plugin {
  return {
    name: 'page-index',
    async postBuild({outDir, routesPaths, baseUrl}) {
      const addresses = routesPaths.filter((address) => !address.endsWith('.html')).sort();
      const pages = await Promise.all(
        addresses.map(async (address) => {
          const relative = address.slice(baseUrl.length);
          const html = await readFile(path.join(outDir, relative, 'index.html'), 'utf8');
          return {path: `/${relative}`, ...describePage(html)};
        }),
      );
      await mkdir(outDir, {recursive: true});
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
    },
  };
}
