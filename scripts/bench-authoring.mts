/**
 * How long an author waits: `npm run bench:authoring`. Prints each figure with its limit, and fails
 * when one is above it. Works on a copy of the site, with nothing kept from earlier starts.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {copySite} from '../tests/support/site-copy.ts';
import {measureChecks} from './bench/measure-checks.ts';
import {measureServer} from './bench/measure-server.ts';
import {describeFigure, type Figure} from './bench/figure.ts';
import {browserPath} from './find-browser.ts';

const runs = 3;

const site = copySite();
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
try {
  const firstPage: number[] = [];
  const saved: number[] = [];
  for (let run = 1; run <= runs; run++) {
    rmSync(path.join(site.folder, '.docusaurus'), {recursive: true, force: true});
    const measured = await measureServer(site.folder, browser);
    firstPage.push(measured.firstPage);
    saved.push(...measured.saved);
    console.log(`Run ${run} of ${runs} is done.`);
  }
  const checks = await measureChecks(site.folder, runs);
  const figures: Figure[] = [
    {name: 'First page after a cold start', seconds: firstPage, limit: 30},
    {name: 'Saved page visible', seconds: saved, limit: 2},
    {name: 'npm run check, nothing kept', seconds: checks.cold},
    {name: 'npm run check, one page changed', seconds: checks.changed, limit: 10},
    {name: 'npm run check, nothing changed', seconds: checks.warm, limit: 10},
  ];
  console.log(`\n${figures.map(describeFigure).join('\n')}`);
  const isSlow = figures.some(({seconds, limit = Infinity}) => Math.max(...seconds) > limit);
  process.exitCode = isSlow ? 1 : 0;
} finally {
  await browser.close();
  site.remove();
}
