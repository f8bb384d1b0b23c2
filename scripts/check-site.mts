/**
 * Checks a built site: links, anchors, files, pictures, heads and redirects. With `--html` also whether
 * every page is valid HTML, for which the site must have been built without minification.
 * Usage: npm run check:site -- [--html] [build folder]
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {CheckResult} from '../src/checks/finding.ts';
import {report} from '../src/checks/report.ts';
import type {BuiltSite} from '../src/checks/site/built-page.ts';
import {checkHtml} from '../src/checks/site/check-html.ts';
import {sourceFinder} from '../src/checks/site/find-source.ts';
import {htmlRules} from '../src/checks/site/html-rules.ts';
import {checkSite} from '../src/checks/site/index.ts';
import {notWrittenYet} from '../src/checks/site/not-written-yet.ts';
import {printedLeads} from '../src/checks/site/printed-leads.ts';
import {readBuiltSite} from '../src/checks/site/read-built-site.ts';
import {documentedPackages} from '../src/config/packages.ts';
import {env} from '../src/config/env.ts';
import {site as facts} from '../src/config/site.ts';

const source = async (file: string) => ({file, text: await readFile(file, 'utf8')});

const checkPages = async (site: BuiltSite): Promise<CheckResult[]> =>
  checkSite(site, {
    printed: await printedLeads('node_modules', Object.keys(documentedPackages)),
    notWritten: notWrittenYet,
    sources: {
      redirects: await source('src/config/hosting.ts'),
      notWritten: await source('src/checks/site/not-written-yet.ts'),
    },
    findSource: sourceFinder('.'),
  });

async function checkValidity({folder, pages}: BuiltSite): Promise<CheckResult> {
  const texts = await Promise.all(pages.map(({file}) => source(path.join(folder, file))));
  return checkHtml(texts, htmlRules, '.cache/findings/html.json');
}

const {values, positionals} = parseArgs({
  options: {html: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const site = await readBuiltSite(positionals[0] ?? 'build', env.url ?? facts.url);
const results = [...(await checkPages(site)), ...(values.html ? [await checkValidity(site)] : [])];
const {findings, summary, ok} = report(results);
console.log([...findings, '', ...summary].join('\n'));
process.exitCode = ok ? 0 : 1;
