import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env.ts';
import * as hosting from '../../config/hosting.ts';
import {formatFinding} from '../../content/finding.ts';
import {checkRedirects, redirectsFile} from '../../content/redirects.ts';
import {inlineScript} from '../early-scripts/index.ts';
import {checkSinks} from './check-sinks.ts';
import {requiresTrust} from './content-policy.ts';

/** Puts the check that the policy of contents requires before all scripts; fails a build with a redirect that leads nowhere, or from a page. */
export default function hostingPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const check = inlineScript([{run: checkSinks, settings: [`${baseUrl}assets/js/`]}]);
  return {
    name: 'hosting',
    injectHtmlTags: () => ({
      headTags: requiresTrust(env) ? [{tagName: 'script', innerHTML: check}] : [],
    }),
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
