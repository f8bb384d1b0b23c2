/**
 * Prints what each kind of page loads, compressed: `npm run size`, after a build. What a script is
 * made of, the generator shows: `npx docusaurus build --bundle-analyzer`.
 */
import {chromium} from '@playwright/test';
import {eachPageKind} from '../tests/support/page-kinds.ts';
import {total, weighPage} from '../tests/support/page-weight.ts';
import {browserPath} from './find-browser.ts';

const folder = process.argv[2] ?? 'build';
process.env.PORT ??= '4190';
process.argv[2] = folder;
await import('./serve-site.ts');
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

for (const [kind, address] of eachPageKind) {
  const context = await browser.newContext();
  const {script, stylesheet} = await weighPage(
    await context.newPage(),
    `http://127.0.0.1:${process.env.PORT}${address}`,
    folder,
  );
  console.log(
    `${kilobytes(total(script))} JS ${kilobytes(total(stylesheet))} CSS  ${kind} (${address})`,
  );
  await context.close();
}
await browser.close();
process.exit(0);
