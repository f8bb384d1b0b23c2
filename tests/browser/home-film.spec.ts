import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const editor = (page: Page) => page.getByRole('region', {name: 'A video you can edit'});
/** The file that registers the video; it opens by itself once a field is used. */
const code = (page: Page) => file(page, 'Root.tsx').locator('pre');
const file = (page: Page, name: string) =>
  editor(page)
    .locator('details')
    .filter({has: page.getByText(name, {exact: true})});
const frames = (page: Page) => editor(page).getByRole('list', {name: 'Scenes'});
const video = (page: Page) => editor(page).getByRole('group', {name: 'Video'});

test.describe('the editor', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    // The player then waits on a frame that shows everything.
    reducedMotion: 'reduce',
  });

  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await video(page).getByRole('button', {name: 'Play'}).waitFor();
  });

  test('what is typed stands in the code and in the video', async ({page}) => {
    await editor(page).getByLabel('Text').fill(`It's on`);
    await expect(code(page)).toContainText(String.raw`text: 'It\'s on',`);
    await expect(video(page)).toContainText(`It's on`);
    await expect(editor(page).getByText('7/32')).toBeVisible();
  });

  test('markup that is typed stays text', async ({page}) => {
    await editor(page).getByLabel('Text').fill('<img src=x onerror=alert(1)>');
    await expect(code(page)).toContainText(`text: '<img src=x onerror=alert(1)>',`);
    await expect(code(page).locator('img')).toHaveCount(0);
    await expect(video(page).locator('img')).toHaveCount(0);
  });

  test('takes no more than 32 characters, and none at all', async ({page}) => {
    const text = editor(page).getByLabel('Text');
    await text.fill('');
    await expect(code(page)).toContainText(`text: '',`);
    await text.pressSequentially('x'.repeat(40));
    await expect(text).toHaveValue('x'.repeat(32));
  });

  test('color and speed follow the arrow keys', async ({page}) => {
    await editor(page).getByRole('radio', {name: 'Blue'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(editor(page).getByRole('radio', {name: 'Orange'})).toBeChecked();
    await expect(code(page)).toContainText(`color: '#ff7a45',`);
    await expect(video(page).locator('[style*="rgb(255, 122, 69)"]')).not.toHaveCount(0);

    await editor(page).getByLabel('Speed').focus();
    await page.keyboard.press('ArrowRight');
    await expect(editor(page).getByLabel('Speed')).toHaveAttribute('aria-valuetext', '1.25×');
    await expect(code(page)).toContainText('speed: 1.25,');
  });

  test('the code is copied as it stands', async ({page}) => {
    await editor(page).getByLabel('Text').fill('Mine');
    await file(page, 'Root.tsx')
      .getByRole('button', {name: 'Copy code to clipboard'})
      .press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe((await code(page).textContent())?.trim());
    await expect(code(page)).toContainText(`text: 'Mine',`);
  });

  test('the files open with the keyboard, one at a time', async ({page}) => {
    const source = editor(page).getByText('export function Title(');
    await expect(source).toBeVisible();
    await expect(code(page)).toBeHidden();
    await editor(page).getByText('Root.tsx', {exact: true}).press('Enter');
    await expect(code(page)).toBeVisible();
    await expect(source).toBeHidden();
  });

  test('a frame of the filmstrip moves the film and the code to its scene', async ({page}) => {
    await frames(page).getByRole('button', {name: 'Charts from data'}).press('Enter');
    await expect(file(page, 'Chart.tsx')).toContainText('export function Chart(');
    await expect(video(page)).toContainText('May');
    await expect(frames(page).locator('[aria-current=true]')).toHaveText('Charts from data');
    await expect(frames(page).locator('[aria-current=true]')).toHaveCount(1);
  });

  test('the slider moves the code, too', async ({page}) => {
    await video(page).getByRole('slider', {name: 'Position'}).press('End');
    await expect(file(page, 'Year.tsx')).toContainText('export function Year(');
  });
});

test('the film waits while its code is read', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const pause = video(page).getByRole('button', {name: 'Pause'});
  await expect(pause).toBeVisible();
  await editor(page).locator('details pre').first().hover();
  await expect(video(page).getByRole('button', {name: 'Play'})).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(pause).toBeVisible();
});

test('the film fills its frame, at widths that are no whole pixels, too', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const film = video(page).locator('.__remotion-player');
  await film.waitFor();
  for (const width of [1280, 1283]) {
    await page.setViewportSize({width, height: 900});
    await expect
      .poll(async () => ((await film.boundingBox())?.width ?? 0.5) % 1, `at ${width} px`)
      .toBe(0);
  }
});

test('the frames of the filmstrip are pictures of the film', async ({page}) => {
  await page.goto('/');
  const pictures = frames(page).locator('img');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the poster and the code of every file can be seen', async ({page}) => {
    await page.goto('/');
    await expect(code(page)).toContainText(`text: 'Hello, video',`);
    await expect(video(page).locator('img')).toBeVisible();
    await expect(editor(page).getByText('export function Title(')).toBeVisible();
    await editor(page).getByText('Root.tsx', {exact: true}).click();
    await expect(code(page)).toBeVisible();
  });
});
