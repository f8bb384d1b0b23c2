import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headers, headersByEnding, redirects} from '../../config/hosting.ts';
import {headersFile, redirectPage, redirectsFile} from './server-files.ts';

/** Writes what hosts need beside the pages: their redirect and header files, and a page for each redirect. */
export default function hosting(_context: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, routesPaths, baseUrl}) {
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, routesPaths));
      await writeFile(path.join(outDir, '_headers'), headersFile(headers, headersByEnding));
      await Promise.all(
        redirects.map(async ({from, to}) => {
          const folder = path.join(outDir, from);
          await mkdir(folder, {recursive: true});
          const target = to.startsWith('/') ? baseUrl + to.slice(1) : to;
          // Never over a page of the site: an address is either a page or a redirect.
          await writeFile(path.join(folder, 'index.html'), redirectPage(target), {flag: 'wx'});
        }),
      );
    },
  };
}
