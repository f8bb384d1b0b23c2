import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env.ts';
import * as hosting from '../../config/hosting.ts';
import {links} from '../../config/links.ts';
import {formatFinding} from '../../content/finding.ts';
import {checkRedirects, redirectsFile} from '../../content/redirects.ts';
import {hostFiles} from './host-files.ts';
import {securityFile} from './security-file.ts';

/** Writes what the host needs besides the pages. */
export default function hostingPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths.map((permalink) => `/${permalink.slice(baseUrl.length)}`);
      const source = await readFile(path.join(siteDir, redirectsFile), 'utf8');
      const {findings} = checkRedirects(hosting.redirects, pages, source);
      if (findings.length > 0) {
        throw new Error(findings.map(formatFinding).join('\n'));
      }
      const securityPath = '.well-known/security.txt';
      const files = {
        ...hostFiles(env.host, {...hosting, baseUrl, pages}),
        [securityPath]: securityFile(
          links.securityReports.href,
          siteConfig.url + baseUrl + securityPath,
        ),
      };
      await Promise.all(
        Object.entries(files).map(async ([name, text]) => {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, text);
        }),
      );
    },
  };
}
