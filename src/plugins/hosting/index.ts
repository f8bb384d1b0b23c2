import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as hosting from '../../config/hosting.ts';
import {formatFinding} from '../../content/finding.ts';
import {checkRedirects, redirectsFile} from '../../content/redirects.ts';

/** Fails a build with a redirect that leads nowhere, or from a page. */
export default function hostingPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({routesPaths}) {
      const pages = routesPaths.map((permalink) => `/${permalink.slice(baseUrl.length)}`);
      const source = await readFile(path.join(siteDir, redirectsFile), 'utf8');
      const {findings} = checkRedirects(hosting.redirects, pages, source);
      if (findings.length > 0) {
        throw new Error(findings.map(formatFinding).join('\n'));
      }
    },
  };
}
