/** Prints what each kind of page loads, compressed, and what it is made of: `npm run size`, after a build. */
import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {eachPageKind} from '../tests/support/page-kinds.ts';
import {total, weighPage, type Part} from '../tests/support/page-weight.ts';
import {browserPath} from './find-browser.ts';

const folder = process.argv[2] ?? 'build';
const contents = JSON.parse(readFileSync('.cache/bundle-contents.json', 'utf8')) as Record<
  string,
  Record<string, number>
>;

process.env.PORT ??= '4190';
process.argv[2] = folder;
await import('./serve-site.ts');
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

/** The largest origins of some scripts, by their share of the source before minification. */
function made(parts: readonly Part[]): string {
  const sum: Record<string, number> = {};
  for (const {file} of parts) {
    for (const [origin, bytes] of Object.entries(contents[file] ?? {})) {
      sum[origin] = (sum[origin] ?? 0) + bytes;
    }
  }
  const all = Object.values(sum).reduce((a, b) => a + b, 0);
  return Object.entries(sum)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([origin, bytes]) => `${origin} ${Math.round((bytes / all) * 100)} %`)
    .join(', ');
}

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
  console.log(`            ${made(script)}`);
  await context.close();
}
await browser.close();
process.exit(0);
