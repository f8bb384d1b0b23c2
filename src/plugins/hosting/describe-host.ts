import {readFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../../config/env.ts';
import * as hosting from '../../config/hosting.ts';
import {links} from '../../config/links.ts';
import type {PrepareStep} from '../built-pages/step.ts';
import {contentPolicy, scriptHashes} from './content-policy.ts';
import {hostFiles} from './host-files.ts';

/** `src/config/hosting.ts` with the policy for pages that have these scripts in their text. */
const withPolicy = (hashes: readonly string[]) => ({
  ...hosting,
  headers: {...hosting.headers, 'Content-Security-Policy': contentPolicy(hashes, env)},
});

/** The same for a folder that was built: its home page and its not-found page have all such scripts. */
export const hostingOf = (folder: string): typeof hosting =>
  withPolicy(
    ['index.html', '404.html'].flatMap((file) =>
      scriptHashes(readFileSync(path.join(folder, file), 'utf8')),
    ),
  );

/** Writes what the host needs besides the pages, and where vulnerabilities are reported. */
export const describeHost: PrepareStep<string[]> = ({baseUrl, origin}) => ({
  onPage: ({html}) => ({data: scriptHashes(html)}),
  finish(pages) {
    const securityPath = '.well-known/security.txt';
    return {
      ...hostFiles(env.host, {
        ...withPolicy(pages.flatMap(({data}) => data)),
        baseUrl,
        pages: pages.map(({page}) => page.path),
      }),
      [securityPath]: securityFile(links.securityReports.href, origin + baseUrl + securityPath),
    };
  },
});

/**
 * `/.well-known/security.txt` (RFC 9116): where a vulnerability is reported. The file says until when it
 * holds, which may be a year at most, so a site that is built again keeps it valid.
 *
 * @param contact address for reports
 * @param address of the file itself
 */
export function securityFile(contact: string, address: string, now = new Date()): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + 360);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
