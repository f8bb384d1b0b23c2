/**
 * Renders the pictures of the site from its compositions: `npm run media`.
 * Only what changed since its last rendering is rendered. With `--check`
 * nothing is: missing, stale and left-over pictures are named, and fail.
 */
import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {passCompilerOptions} from '../api/pass-compiler-options.ts';
import {bundle, getCompositions, openBrowser, renderStill} from '../api/renderer.ts';
import {browserPath} from './find-browser.ts';
import {findStale, hashInputs, type Inputs} from './media/freshness.ts';
import {listPictures, type RenderedPicture} from './media/pictures.ts';

const folder = 'static';
const record = 'scripts/media/rendered.json';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean'}}});
  const pictures = await listPictures();
  const wanted = hashInputs(pictures);
  const rendered: Inputs = JSON.parse(await readFile(record, 'utf8').catch(() => '{}'));
  const findings = findStale(wanted, rendered, folder);

  if (values.check) {
    findings.forEach(({file, kind}) => console.error(`${kind}: ${folder}/${file}`));
    console.log(`${pictures.length} rendered pictures inspected, ${findings.length} findings.`);
    if (pictures.length === 0 || findings.length > 0) {
      console.error('Run `npm run media` and commit what it writes.');
      process.exitCode = 1;
    }
    return;
  }

  for (const {file} of findings.filter(({kind}) => kind === 'left over')) {
    await rm(path.join(folder, file));
    console.log(`removed ${folder}/${file}`);
  }
  const toRender = pictures.filter(({file}) => findings.some((finding) => finding.file === file));
  const fresh = Object.entries(rendered).filter(([file, hash]) => wanted[file] === hash);
  await render(toRender, async (done) => {
    fresh.push(...done.map(({file}) => [file, wanted[file] ?? ''] as [string, string]));
    await writeFile(record, `${JSON.stringify(Object.fromEntries(fresh.sort()), null, 2)}\n`);
  });
  console.log(`${toRender.length} of ${pictures.length} pictures rendered.`);
}

/** Renders pictures with one bundle and one browser, and hands over each when it is written. */
async function render(
  pictures: readonly RenderedPicture[],
  onDone: (done: RenderedPicture[]) => Promise<void>,
): Promise<void> {
  if (pictures.length === 0) {
    return onDone([]);
  }
  console.log(`Bundling for ${pictures.length} pictures ...`);
  const serveUrl = await bundle({
    entryPoint: path.resolve('src/demos/root.tsx'),
    publicDir: path.resolve(folder),
    webpackOverride: passCompilerOptions,
  });
  const browser = await openBrowser('chrome', {browserExecutable: browserPath()});
  try {
    const compositions = await getCompositions(serveUrl, {puppeteerInstance: browser});
    for (const picture of pictures) {
      const composition = compositions.find(({id}) => id === picture.composition);
      if (!composition) {
        throw new Error(`${picture.file}: src/demos/root.tsx has no "${picture.composition}".`);
      }
      const {file, frame, props, width, height, scale} = picture;
      const output = path.join(folder, file);
      await mkdir(path.dirname(output), {recursive: true});
      await renderStill({
        composition: {...composition, width, height, props},
        inputProps: props,
        serveUrl,
        output,
        frame,
        scale,
        // WebP comes with Chromium's own quality, 80; the renderer takes a quality for JPEG only.
        imageFormat: file.endsWith('.webp') ? 'webp' : 'png',
        puppeteerInstance: browser,
      });
      console.log(`${output} (${Math.ceil((await stat(output)).size / 1024)} KB)`);
      await onDone([picture]);
    }
  } finally {
    await browser.close({silent: true});
    await rm(serveUrl, {recursive: true, force: true});
  }
}

void main();
