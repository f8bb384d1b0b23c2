import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const calculator = (page: Page) => page.getByRole('region', {name: 'What your render would take'});
const answer = (page: Page) => calculator(page).locator('output');
const field = (page: Page, name: string) => calculator(page).getByLabel(name, {exact: true});
const step = (page: Page, name: string) =>
  calculator(page)
    .getByRole('term')
    .filter({hasText: new RegExp(`^${name}`)})
    .locator('xpath=..');

test.describe('the calculator', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/lambda/');
    await hydrated(page);
  });

  test('works out the example and shows how', async ({page}) => {
    await expect(answer(page)).toHaveText(
      '4.3 s to render$0.00516 per render at AWS$5.16 per 1,000 renders',
    );
    await expect(step(page, 'Frames')).toContainText('60 s × 30 per second');
    await expect(step(page, 'Functions that render')).toContainText('82');
    await expect(step(page, 'Billed time')).toContainText('192.5 s');
    await expect(step(page, 'Price')).toContainText('2 GB × $0.0000133334');
    await expect(step(page, 'Renders at the same time')).toContainText('12');
  });

  test('follows the keyboard', async ({page}) => {
    await field(page, 'Length of the video').focus();
    await page.keyboard.press('ArrowUp');
    await expect(step(page, 'Frames')).toContainText('1,830');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Frames per second')).toBeFocused();
    await page.keyboard.type('60');
    await expect(step(page, 'Frames')).toContainText('3,660');
  });

  test('costs more with more memory, and more for disk in São Paulo', async ({page}) => {
    await field(page, 'Memory').fill('4096');
    await expect(answer(page)).toContainText('$0.01029');
    await field(page, 'Region').selectOption('sa-east-1');
    await expect(step(page, 'Price')).toContainText('$0.0000000586');
  });

  test('takes frames per function from the reader', async ({page}) => {
    await expect(field(page, 'Frames in a chunk')).toHaveCount(0);
    await field(page, 'Frames per function').selectOption('Set by me');
    await expect(step(page, 'Functions that render')).toContainText('90');
    await field(page, 'Frames in a chunk').fill('100');
    await expect(step(page, 'Functions that render')).toContainText('18');
    await expect(answer(page)).toContainText('12.1 s to render');
  });

  test('says why a render would fail', async ({page}) => {
    const alert = calculator(page).getByRole('alert');
    await expect(alert).toHaveCount(0);
    await field(page, 'Frames per function').selectOption('Set by me');
    await field(page, 'Frames in a chunk').fill('5');
    await expect(alert).toContainText('360 functions, and the limit is 200');
    await field(page, 'Frames in a chunk').fill('9');
    await expect(alert).toHaveCount(0);
    await field(page, 'Time per frame').fill('20000');
    await expect(alert).toContainText('timeout of 120 seconds');
    await field(page, 'Timeout').fill('900');
    await expect(alert).toHaveCount(0);
  });

  test('asks for a number where there is none', async ({page}) => {
    await field(page, 'Memory').fill('100');
    await expect(field(page, 'Memory')).toHaveAccessibleDescription(
      'Enter a whole number from 512 to 10,240.',
    );
    await expect(answer(page)).toContainText('Correct the number that is marked.');
    await field(page, 'Memory').fill('512');
    await expect(answer(page)).toContainText('to render');
  });

  test('names the source of its constants', async ({page}) => {
    const constants = calculator(page).getByRole('table');
    await expect(constants).toBeHidden();
    await calculator(page).getByText('Where the constants come from').press('Enter');
    await expect(constants).toBeVisible();
    await expect(constants.getByRole('row')).toHaveCount(7);
    for (const source of [
      '@remotion/lambda-client 4.0.287',
      '@remotion/serverless-client 4.0.287',
      '@remotion/serverless 4.0.287',
    ]) {
      await expect(constants).toContainText(source);
    }
  });
});

test.describe('the commands', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('stand in order and are copied', async ({page}) => {
    await page.goto('/lambda/');
    await hydrated(page);
    const start = page.getByRole('region', {name: 'From project to cloud in five steps'});
    const commands = [
      'npx remotion lambda policies user',
      'npx remotion lambda policies role',
      'npx remotion lambda policies validate',
      'npx remotion lambda functions deploy',
      'npx remotion lambda sites create --site-name=my-video',
      'npx remotion lambda render my-video MyComposition out.mp4',
    ];
    await expect(start.locator('code').filter({hasText: /^npx remotion lambda/})).toHaveText(
      commands,
    );
    await start.getByRole('button', {name: 'Copy command'}).last().press('Enter');
    await expect(start.getByRole('status').last()).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(commands.at(-1));
  });
});

test('the limits are those of the package', async ({page}) => {
  await page.goto('/lambda/');
  const limits = page.getByRole('table', {name: /.*/}).last();
  await expect(limits.getByRole('row', {name: /^Memory/})).toContainText('512 to 10,240 MB');
  await expect(limits.getByRole('row', {name: /^Timeout/})).toContainText('15 to 900 seconds');
  await expect(limits.getByRole('row', {name: /^Disk/})).toContainText('2,048 MB');
  await expect(limits.getByRole('row', {name: /^Functions per render/})).toContainText('1 to 200');
  await expect(limits.getByRole('row', {name: /^Region/})).toContainText('24 regions');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, with the results of the example', async ({page}) => {
    await page.goto('/lambda/');
    await expect(answer(page)).toContainText('4.3 s');
    await expect(answer(page)).toContainText('$0.00516');
    await expect(page.getByRole('img', {name: /cuts the video into chunks/})).toBeVisible();
    await calculator(page).getByText('Where the constants come from').click();
    await expect(calculator(page).getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', {level: 2})).toHaveText([
      'Cut, render at once, join',
      'What your render would take',
      'Limits to know before you start',
      'When not to use it',
      'From project to cloud in five steps',
    ]);
  });
});
