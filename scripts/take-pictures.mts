/**
 * Photographs one of each kind of page and state, light and dark, at 375 and 1280 pixels, into one sheet
 * to look through: `npm run pictures`, after a build. Options: `--site` (build), `--out` (.cache/pictures),
 * and `--before` with the folder of an earlier run: the sheet then shows both side by side, what changed
 * most first.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {scenes, take, type Shot} from './pictures/scenes.ts';
import {differenceOf, sheet} from './pictures/sheet.ts';
import {browserPath} from './find-browser.ts';

const {values} = parseArgs({
  options: {
    site: {type: 'string', default: 'build'},
    out: {type: 'string', default: '.cache/pictures'},
    before: {type: 'string'},
  },
});
const out = path.resolve(values.out);
const before = values.before && path.resolve(values.before);
if (before === out) {
  throw new Error('--before and --out name the same folder, which would be overwritten.');
}

const shots: Shot[] = Object.keys(scenes).flatMap((scene) =>
  [1280, 375].flatMap((width) =>
    (['light', 'dark'] as const).map((mode) => ({
      scene,
      width,
      mode,
      file: `${scene.replaceAll(/\W+/g, '-')}-${width}-${mode}.png`,
    })),
  ),
);

process.env.PORT ??= '4191';
process.argv[2] = values.site;
await import('./serve-site.ts');
await mkdir(out, {recursive: true});
const browser = await chromium.launch({executablePath: browserPath(), args: ['--no-sandbox']});
const queue = [...shots];
const failures: string[] = [];

async function work(): Promise<void> {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    try {
      await take(browser, `http://127.0.0.1:${process.env.PORT}`, shot, path.join(out, shot.file));
    } catch (error) {
      failures.push(`${shot.file}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
}
await Promise.all([work(), work()]);
await browser.close();

const pictures = await Promise.all(
  shots.map(async (shot) => ({
    ...shot,
    changed: before
      ? await differenceOf(path.join(before, shot.file), path.join(out, shot.file))
      : 0,
  })),
);
await writeFile(
  path.join(out, 'index.html'),
  sheet(pictures, before && path.relative(out, before)),
);
failures.forEach((failure) => console.error(failure));
console.log(
  `${shots.length - failures.length} of ${shots.length} pictures: ${path.join(out, 'index.html')}`,
);
process.exit(failures.length > 0 ? 1 : 0);
