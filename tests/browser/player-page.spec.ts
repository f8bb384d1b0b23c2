import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const playground = (page: Page) => page.getByRole('region', {name: 'Change a prop, see the video'});
const code = (page: Page) => playground(page).locator('pre');
const video = (page: Page) => playground(page).getByRole('group', {name: 'Video'});
/** A button of the Player's own controls. */
const button = (page: Page, name: 'Play' | 'Pause') =>
  video(page).getByRole('button', {name: `${name} video`, exact: true});
const field = (page: Page, name: string) => playground(page).getByLabel(name, {exact: true});
const events = (page: Page) =>
  playground(page).getByRole('heading', {name: 'Events'}).locator('xpath=..').getByRole('listitem');

test.describe('the playground', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce'});

  test.beforeEach(async ({page}) => {
    await page.goto('/player/');
    await hydrated(page);
    await button(page, 'Play').waitFor();
  });

  test('input props reach the code and the video', async ({page}) => {
    await field(page, 'Name').fill('Grace');
    await field(page, 'Message').fill(`It's time`);
    await playground(page).getByRole('radio', {name: 'Violet'}).check();
    await expect(code(page)).toContainText(`name: 'Grace',`);
    await expect(code(page)).toContainText(String.raw`message: 'It\'s time',`);
    await expect(code(page)).toContainText(`color: '#7a4dff',`);
    await expect(video(page)).toContainText('Grace');
    await expect(video(page)).toContainText('time');
    await expect(video(page).locator('[style*="rgb(122, 77, 255)"]').first()).toBeAttached();
  });

  test('duration and playback rate reach the player', async ({page}) => {
    await field(page, 'Duration').fill('6');
    await expect(code(page)).toContainText('durationInFrames={180}');
    await expect(video(page).getByText('0:06')).toBeVisible();
    await field(page, 'Playback rate').focus();
    await page.keyboard.press('End');
    await expect(code(page)).toContainText('playbackRate={2}');
    await page.keyboard.press('Home');
    await expect(code(page)).toContainText('playbackRate={0.5}');
  });

  test('a duration that is none is marked, and the last one stays', async ({page}) => {
    const duration = field(page, 'Duration');
    await duration.fill('0');
    await expect(duration).toHaveAccessibleDescription('Enter a whole number from 1 to 20.');
    await expect(code(page)).toContainText('durationInFrames={120}');
  });

  test('loop and controls are switched with the keyboard', async ({page}) => {
    await field(page, 'loop').focus();
    await page.keyboard.press('Space');
    await expect(code(page)).not.toContainText('loop');
    // The volume's own style sheet would be inline.
    await expect(button(page, 'Play')).toBeVisible();
    await expect(video(page).getByRole('button', {name: /sound/})).toHaveCount(0);
    await field(page, 'controls').focus();
    await page.keyboard.press('Space');
    await expect(code(page)).not.toContainText('controls');
    await expect(button(page, 'Play')).toHaveCount(0);
    await expect(video(page).getByRole('button', {name: 'Play', exact: true})).toBeVisible();
    await page.keyboard.press('Space');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(video(page).getByRole('button', {name: 'Play', exact: true})).toHaveCount(0);
  });

  test('the events of the player are counted', async ({page}) => {
    const event = (type: string) => events(page).filter({hasText: new RegExp(`^${type}`)});
    await expect(events(page).filter({hasText: 'not yet'})).toHaveCount(6);
    await button(page, 'Play').press('Enter');
    await expect(event('play')).toContainText(/\d×, frame \d/);
    await expect(event('frameupdate')).toContainText(/\d×, frame \d/);
    await button(page, 'Pause').press('Enter');
    await expect(event('pause')).toContainText(/\d×, frame \d/);
    await field(page, 'Playback rate').focus();
    await page.keyboard.press('ArrowRight');
    await expect(event('ratechange')).toContainText('1×, frame');
    await expect(event('ended')).toContainText('not yet');
  });

  test('ended comes when the player does not loop', async ({page}) => {
    await field(page, 'loop').uncheck();
    await field(page, 'Duration').fill('1');
    await button(page, 'Play').press('Enter');
    // A slow machine drops frames before the end, so which one is shown then is not said.
    await expect(events(page).filter({hasText: /^ended/})).toContainText(/1×, frame \d+/);
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('the code is copied as it stands', async ({page}) => {
    await field(page, 'Name').fill('Linus');
    await playground(page).getByRole('button', {name: 'Copy code to clipboard'}).press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe((await code(page).textContent())?.trim());
    await expect(code(page)).toContainText(`name: 'Linus',`);
  });
});

test.describe('the film beside the title', () => {
  test.use({reducedMotion: 'reduce'});

  test('plays and stops by its button, also for readers who prefer less motion', async ({page}) => {
    await page.goto('/player/');
    await hydrated(page);
    const header = page.getByRole('main').locator('header').first();
    await expect(header.locator('.__remotion-player')).toHaveCount(0);
    await header.getByRole('button', {name: 'Play the film'}).press('Enter');
    await expect(header.locator('.__remotion-player')).toHaveCount(1);
    await header.getByRole('button', {name: 'Stop the film'}).press('Enter');
    await expect(header.locator('.__remotion-player')).toHaveCount(0);
  });
});

test('plays by itself only when asked to', async ({page}) => {
  await page.goto('/player/');
  await hydrated(page);
  await expect(button(page, 'Play')).toBeVisible();
  await expect(code(page)).not.toContainText('autoPlay');
  await field(page, 'autoPlay').check();
  await expect(code(page)).toContainText('autoPlay');
  await expect(button(page, 'Pause')).toBeVisible();
  await field(page, 'autoPlay').uncheck();
  await expect(button(page, 'Play')).toBeVisible();
});

test('the packages are installed in the version of the site', async ({page}) => {
  await page.goto('/player/');
  await hydrated(page);
  const install = page.getByRole('region', {name: 'Add it to your app'});
  await expect(install.getByRole('tabpanel')).toContainText(
    'remotion@4.0.293 @remotion/player@4.0.293',
  );
  await install.getByRole('tab', {name: 'pnpm'}).click();
  await expect(install.getByRole('tabpanel')).toContainText('pnpm add');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, with the code of the example', async ({page}) => {
    await page.goto('/player/');
    await expect(code(page)).toContainText(`name: 'Ada',`);
    await expect(code(page)).toContainText('durationInFrames={120}');
    await expect(video(page).locator('img').filter({visible: true})).toHaveCount(1);
    await expect(page.getByText('npm install').first()).toBeVisible();
    await expect(page.getByRole('heading', {level: 2})).toHaveText([
      'Change a prop, see the video',
      'Built to be part of your product',
      'Add it to your app',
    ]);
  });
});
