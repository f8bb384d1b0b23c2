/**
 * Checks a built site: heads, files, sizes of pictures and links. With `--html` also whether every page is
 * valid HTML, for which the site must have been built without minification. Anchors are checked by the build.
 * Usage: npm run check:site -- [--html] [build folder]
 */
import {parseArgs} from 'node:util';
import {readBuiltSite} from '../src/checks/site/built-site.ts';
import {checkHeads} from '../src/checks/site/heads.ts';
import {checkHtml} from '../src/checks/site/html.ts';
import {checkLinks} from '../src/checks/site/links.ts';
import {checkResources, checkSizes} from '../src/checks/site/media.ts';
import {env} from '../src/config/env.ts';
import {redirects} from '../src/config/hosting.ts';
import {site as facts} from '../src/config/site.ts';
import {annotations, report} from '../src/content/report.ts';

const {values, positionals} = parseArgs({
  options: {html: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const site = await readBuiltSite(positionals[0] ?? 'build', {
  url: env.url ?? facts.url,
  baseUrl: env.baseUrl,
  redirects,
});
const results = [
  checkHeads(site),
  checkResources(site),
  checkSizes(site),
  checkLinks(site),
  ...(values.html ? [await checkHtml(site)] : []),
];
const {findings, summary, ok} = report(results);
console.log([...findings, '', ...summary].join('\n'));
if (process.env.GITHUB_ACTIONS) {
  console.log(annotations(results).join('\n'));
}
process.exitCode = ok ? 0 : 1;
