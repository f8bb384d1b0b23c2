import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expectNoViolations} from '../support/accessibility.ts';
import {beginMediaFiles, picture, sound, type MediaFiles} from '../support/media-files.ts';
import {expect, hydrated, test} from '../support/test.ts';

const address = '/docs/webcodecs/convert-a-video';

// The package reports each conversion, which the site's content security policy forbids.
test.use({plannedErrors: [/register-usage-point|Failed to send usage event/]});

let files: MediaFiles;
let clip: string;
let large: string;
let long: string;
const filmed = (size: string, seconds: number) =>
  `-filter_complex nullsrc=size=${size}:rate=30:duration=${seconds}`;
test.beforeAll(() => {
  files = beginMediaFiles();
  clip = files.make('clip.mp4', `${sound} ${picture} -c:v libx264 -pix_fmt yuv420p -c:a aac`);
  large = files.make('large.mp4', `${filmed('1280x720', 1)} -c:v libx264 -pix_fmt yuv420p`);
  long = files.make('long.mp4', `${filmed('640x360', 40)} -c:v libx264 -pix_fmt yuv420p`);
});
test.afterAll(() => files.remove());

const converter = (page: Page) => page.getByRole('region', {name: 'Converter'});
const status = (page: Page) => converter(page).getByRole('status');
const press = (page: Page, name: string) => converter(page).getByRole('button', {name}).click();
const choose = (page: Page, label: string, option: string) =>
  converter(page).getByLabel(label, {exact: true}).selectOption({label: option});

async function open(page: Page, file?: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  if (file) {
    await pick(page, file);
  }
}
const pick = (page: Page, file: string) =>
  converter(page).getByLabel('Video or audio file').setInputFiles(file);

/** The downloaded file as the browser plays it, and whether it has sound. */
async function result(page: Page) {
  await expect(status(page)).toContainText('Converted:', {timeout: 45_000});
  const download = page.waitForEvent('download');
  await converter(page)
    .getByRole('link', {name: /^Download/})
    .click();
  const downloaded = await download;
  const bytes = readFileSync(await downloaded.path());
  const size = await converter(page)
    .locator('video')
    .evaluate(async (video: HTMLVideoElement) => {
      if (video.readyState === 0) {
        await new Promise((resolve) => {
          video.addEventListener('loadedmetadata', resolve);
        });
      }
      return {width: video.videoWidth, height: video.videoHeight};
    });
  return {name: downloaded.suggestedFilename(), ...size, codecs: codecsIn(bytes)};
}

/** Names of codecs in the header of a Matroska file. */
const codecsIn = (bytes: Buffer) =>
  [...new Set(bytes.toString('latin1').match(/V_VP[89]|A_OPUS/g))].toSorted();

test('a picked file becomes a turned and smaller WebM with sound', async ({page}) => {
  await open(page, clip);
  await choose(page, 'Rotation', '90° clockwise');
  await press(page, 'Convert');
  expect(await result(page)).toEqual({
    name: 'clip-converted.webm',
    width: 48,
    height: 64,
    codecs: ['A_OPUS', 'V_VP8'],
  });
  await expectNoViolations(page, 'with a result');

  // A second file, and other choices.
  await pick(page, large);
  await expect(converter(page).locator('video')).toHaveCount(0);
  await choose(page, 'Rotation', 'None');
  await choose(page, 'Height', 'At most 360 pixels');
  await press(page, 'Convert');
  await expect(converter(page).getByRole('progressbar')).toBeVisible();
  expect(await result(page)).toMatchObject({name: 'large-converted.webm', width: 640, height: 360});
  await expect(converter(page).getByRole('progressbar')).toHaveCount(0);
});

test('a dropped file is converted without its sound', async ({page}) => {
  await open(page);
  const transfer = await page.evaluateHandle(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'dropped.mp4', {type: 'video/mp4'}));
      return data;
    },
    readFileSync(clip, 'base64'),
  );
  await converter(page)
    .getByLabel('Video or audio file')
    .dispatchEvent('drop', {dataTransfer: transfer});
  await converter(page).getByRole('checkbox', {name: 'Sound'}).uncheck();
  await press(page, 'Convert');
  expect(await result(page)).toMatchObject({
    name: 'dropped-converted.webm',
    width: 64,
    codecs: ['V_VP8'],
  });
});

test('a WAV is made from the sound', async ({page}) => {
  await open(page, clip);
  await choose(page, 'Format', 'WAV (audio only)');
  await press(page, 'Convert');
  expect(await result(page)).toMatchObject({name: 'clip-converted.wav', width: 0});
});

test('a conversion pauses, resumes and is canceled, and the next one works', async ({page}) => {
  await open(page, long);
  await press(page, 'Convert');
  await expect(status(page)).toContainText(/Converting, [1-9]/);
  await press(page, 'Pause');
  await expect(status(page)).toContainText('Paused');
  // What the encoder holds is finished; then nothing moves.
  const progress = converter(page).getByRole('progressbar');
  const value = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect
    .poll(async () => {
      const before = await value();
      await page.waitForTimeout(700);
      return (await value()) - before;
    })
    .toBe(0);
  const paused = await value();
  await press(page, 'Resume');
  await expect.poll(value, {intervals: [50]}).toBeGreaterThan(paused);

  await press(page, 'Cancel');
  await expect(status(page)).toContainText('Canceled');
  await expect(converter(page).getByRole('button', {name: 'Convert'})).toBeFocused();
  await expect(converter(page).getByRole('link', {name: /^Download/})).toHaveCount(0);

  await pick(page, clip);
  await press(page, 'Convert');
  expect(await result(page)).toMatchObject({name: 'clip-converted.webm', width: 64, height: 48});
});

test('a file that is no video says so, and the next one works', async ({page}) => {
  await open(page, files.write('notes.mp4', 'These are notes, not a video. '.repeat(100)));
  await press(page, 'Convert');
  await expect(converter(page).getByRole('alert')).toContainText('Choose another file');
  await expectNoViolations(page, 'with an error');
  await pick(page, clip);
  await expect(converter(page).getByRole('alert')).toHaveCount(0);
  await press(page, 'Convert');
  expect(await result(page)).toMatchObject({width: 64});
});

test('sound that the browser cannot encode is announced before and explained after', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = AudioEncoder.isConfigSupported.bind(AudioEncoder);
    AudioEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('mp4a') ? {supported: false, config} : ask(config);
  });
  await open(page);
  await choose(page, 'Format', 'MP4');
  await expect(converter(page)).toContainText("This browser can't encode AAC");
  await pick(
    page,
    files.make('opus.webm', `${sound} ${picture} -c:v libvpx -pix_fmt yuv420p -c:a libopus`),
  );
  await press(page, 'Convert');
  await expect(converter(page).getByRole('alert')).toContainText('turn the sound off');
});

test('a browser without WebCodecs is told so', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'VideoEncoder');
    Reflect.deleteProperty(window, 'AudioEncoder');
  });
  await open(page);
  await expect(converter(page).getByRole('alert')).toContainText('no WebCodecs');
  await expect(converter(page).getByLabel('Video or audio file')).toBeDisabled();
});

test('the package is fetched when there is a file, and the form is used by keyboard', async ({
  page,
}) => {
  const withPackage: string[] = [];
  page.on('response', async (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && (await response.text().catch(() => '')).includes('MediaParserAbortError')) {
      withPackage.push(response.url());
    }
  });
  await open(page);
  await converter(page).getByLabel('Video or audio file').focus();
  for (const label of ['Format', 'Height', 'Rotation', 'Sound']) {
    await page.keyboard.press('Tab');
    await expect(converter(page).getByLabel(label, {exact: true})).toBeFocused();
  }
  expect(withPackage).toEqual([]);
  await pick(page, clip);
  await expect.poll(() => withPackage.length).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(converter(page).getByRole('button', {name: 'Convert'})).toBeFocused();
});

test('its parts fit on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  await open(page, clip);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there are a sentence instead of the form, and the page', async ({page}) => {
    await page.goto(address);
    await expect(converter(page).locator('noscript p')).toContainText('needs JavaScript');
    await expect(converter(page).getByLabel('Video or audio file')).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Offer more choices'})).toBeVisible();
  });
});
