import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {code as codeOf, controls, meta} from '../../src/demos/scale-in/demo.ts';
import {expect, hydrated, test} from '../support/test.ts';

/** The page for authors shows every component; its demo has a number and a switch. */
const address = '/docs/contributing/components';
const defaultCode = codeOf(controls.parse({}));

const demoOn = (page: Page) => page.getByRole('figure', {name: 'Demo scale-in'});
const code = (figure: Locator) => figure.locator('pre');
const slider = (figure: Locator) =>
  figure.getByRole('slider', {name: 'Last frame of the movement'});
const number = (figure: Locator) =>
  figure.getByRole('spinbutton', {name: 'Last frame of the movement, as a number'});
const position = (figure: Locator) => figure.getByRole('slider', {name: 'Position'});
/** The text in the picture that shows the value of the prop `until`. */
const shownInPicture = (figure: Locator, text: string) =>
  figure.locator('.__remotion-player svg text').filter({hasText: new RegExp(`^${text}$`)});

/** Demos play one time by themselves, which these readers do not get. */
const still = {contextOptions: {reducedMotion: 'reduce'}} as const;

test.use(still);

async function openDemo(page: Page): Promise<Locator> {
  await page.goto(address);
  await hydrated(page);
  const figure = demoOn(page);
  await figure.scrollIntoViewIfNeeded();
  await expect(position(figure)).toHaveValue(String(meta.posterFrame));
  return figure;
}

test('a changed value changes the picture and the code', async ({page}) => {
  const figure = await openDemo(page);
  await expect(code(figure)).toContainText('[0, 40]');
  await expect(shownInPicture(figure, '40')).toHaveCount(1);

  await slider(figure).fill('65');
  await expect(code(figure)).toContainText('[0, 65]');
  await expect(number(figure)).toHaveValue('65');
  await expect(shownInPicture(figure, '65')).toHaveCount(1);

  await figure.getByRole('checkbox', {name: 'Clamp on the right'}).uncheck();
  await expect(code(figure)).not.toContainText('extrapolateRight');
});

test('a number can be typed; one out of range changes nothing', async ({page}) => {
  const figure = await openDemo(page);
  await number(figure).fill('12');
  await expect(slider(figure)).toHaveValue('12');
  await expect(code(figure)).toContainText('[0, 12]');
  await number(figure).fill('900');
  await expect(slider(figure)).toHaveValue('12');
  await number(figure).blur();
  await expect(number(figure)).toHaveValue('12');
});

test('Reset brings back the values, the code and the frame', async ({page}) => {
  const figure = await openDemo(page);
  await slider(figure).fill('65');
  await position(figure).fill('80');
  await expect(code(figure)).toContainText('[0, 65]');

  await figure.getByRole('button', {name: 'Reset'}).click();
  await expect(slider(figure)).toHaveValue('40');
  await expect(position(figure)).toHaveValue(String(meta.posterFrame));
  expect((await code(figure).textContent())?.trimEnd()).toBe(defaultCode);
});

test('the code is copied as it is shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = await openDemo(page);
  await slider(figure).fill('65');
  await expect(code(figure)).toContainText('[0, 65]');
  await code(figure).hover();
  await figure.getByRole('button', {name: /^Copy/}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await code(figure).textContent())?.trimEnd());
});

test('full screen shows the picture with its bar, and leaves again', async ({page}) => {
  const figure = await openDemo(page);
  await figure.getByRole('button', {name: 'Full screen'}).click();
  const leave = figure.getByRole('button', {name: 'Exit full screen'});
  await expect(leave).toBeVisible();
  await expect(position(figure)).toBeVisible();
  const filled = await page.evaluate(
    () => document.fullscreenElement?.getBoundingClientRect().width === window.innerWidth,
  );
  expect(filled).toBe(true);
  await leave.click();
  await expect(figure.getByRole('button', {name: 'Full screen'})).toBeVisible();
});

test('everything is reached and set with the keyboard, in the order of sight', async ({page}) => {
  const figure = await openDemo(page);
  await figure.getByRole('button', {name: 'Play'}).focus();
  await page.keyboard.press('Tab');
  await expect(position(figure)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(position(figure)).toHaveAttribute('aria-valuetext', /^Frame 23, 0\.8 of 3\.0/);
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('button', {name: 'Full screen'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(figure)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code(figure)).toContainText('[0, 41]');
  await page.keyboard.press('Tab');
  await expect(number(figure)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(code(figure)).toContainText('[0, 42]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('checkbox')).toBeChecked();
  await expect(slider(figure)).toHaveValue('40');
});

test('nothing on the page moves while the demo loads', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  const figure = await openDemo(page);
  const before = await figure.boundingBox();
  await expect(shownInPicture(figure, '40')).toHaveCount(1);
  await slider(figure).focus();
  await page.waitForLoadState('networkidle');
  const after = await figure.boundingBox();
  expect(after?.height).toBe(before?.height);
  const shifts = () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(await shifts()).toEqual([]);

  // The same observer sees a shift when there is one.
  await figure.evaluate((element) => {
    const intruder = document.createElement('div');
    intruder.textContent = 'moves what stands below';
    element.before(intruder);
  });
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
});

test('the schema and the code of the values are fetched when the reader reaches for a field', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text().catch(() => ''));
    }
  });
  const figure = await openDemo(page);
  await page.waitForLoadState('networkidle');
  const withSchemas = () => scripts.filter((text) => text.includes('ZodError')).length;
  expect(scripts.length).toBeGreaterThan(3);
  expect(withSchemas()).toBe(0);
  await slider(figure).focus();
  await expect.poll(withSchemas).toBe(1);
});

test.describe('in dark mode', () => {
  test.use({colorScheme: 'dark'});

  test('the dark poster is there before React, alone; the playing film follows the mode', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(new URL(request.url()).pathname));
    await page.goto(address);
    const figure = demoOn(page);
    await figure.scrollIntoViewIfNeeded();
    const dark = figure.locator('img[src$="scale-in.dark.webp"]');
    await expect(dark).toBeVisible();
    await expect(dark).toHaveJSProperty('naturalWidth', 1280);
    expect(pictures.filter((file) => file.endsWith('/scale-in.webp'))).toEqual([]);

    await hydrated(page);
    await figure.getByRole('button', {name: 'Play'}).click();
    const ground = () =>
      figure.locator('.__remotion-player').evaluate((player) =>
        Array.from(player.querySelectorAll('*'), (part) => getComputedStyle(part).backgroundColor)
          .filter((color) => color !== 'rgba(0, 0, 0, 0)')
          .at(0),
      );
    expect(await ground()).toBe('rgb(17, 20, 27)');
    await expect.poll(async () => Number(await position(figure).inputValue())).toBeGreaterThan(0);
    const film = await figure.locator('.__remotion-player').elementHandle();

    // Without pointing at it, which would scroll.
    await page
      .getByRole('button', {name: 'Switch between dark and light mode'})
      .evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('html[data-theme="light"]')).toHaveCount(1);
    await expect.poll(ground).toBe('rgb(243, 245, 249)');
    expect(await film!.evaluate((element) => element.isConnected)).toBe(true);
    await expect(figure.getByRole('button', {name: 'Pause'})).toBeVisible();
  });
});

test.describe('when the network fails', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('the picture follows, the code says that it could not be loaded, and Retry brings it', async ({
    page,
    context,
  }) => {
    const figure = await openDemo(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await slider(figure).fill('65');
    await expect(shownInPicture(figure, '65')).toHaveCount(1);
    await expect(figure.getByRole('alert')).toContainText('could not be loaded');
    await context.setOffline(false);
    await figure.getByRole('button', {name: 'Retry'}).click();
    await expect(code(figure)).toContainText('[0, 65]');
    await expect(figure.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there are the picture, the code of the default values and the source, and no dead fields', async ({
    page,
  }) => {
    await page.goto(address);
    const figure = demoOn(page);
    await expect(figure.getByRole('img', {name: meta.description})).toBeVisible();
    expect((await code(figure).textContent())?.trimEnd()).toBe(defaultCode);
    const source = await page.request.get(
      (await figure.getByRole('link', {name: 'Source of this demo'}).getAttribute('href')) ?? '',
    );
    expect(source.headers()['content-type']).toContain('text/plain');
    expect(await source.text()).toBe(readFileSync('src/demos/scale-in/index.tsx', 'utf8'));
    await expect(figure.getByRole('form')).toBeHidden();
    await expect(figure.getByRole('slider')).toHaveCount(0);
  });
});

test('on paper there are the picture and the code, and no controls', async ({page}) => {
  const figure = await openDemo(page);
  await page.emulateMedia({media: 'print'});
  await expect(code(figure)).toBeVisible();
  await expect(slider(figure)).toBeHidden();
  await expect(position(figure)).toBeHidden();
});

test.describe('for readers who take motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('it plays once in view, rests at its poster, and plays again when asked', async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    const figure = demoOn(page);
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('button', {name: 'Pause'})).toBeVisible();
    await expect(figure.getByRole('button', {name: 'Play'})).toBeVisible({timeout: 15_000});
    await expect(position(figure)).toHaveValue(String(meta.posterFrame));
    await figure.getByRole('button', {name: 'Play'}).click();
    await expect
      .poll(async () => Number(await position(figure).inputValue()))
      .toBeLessThan(meta.posterFrame);
  });

  test('it waits for those who save data', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    const figure = await openDemo(page);
    await expect(figure.getByRole('button', {name: 'Play'})).toBeVisible();
    await expect(position(figure)).toHaveValue(String(meta.posterFrame));
  });
});
