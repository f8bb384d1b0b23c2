import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const calculator = (page: Page) => page.getByRole('region', {name: 'Estimate your render'});
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
      '15.9 s to render, approximately$0.01525 per render, paid to AWS$15.25 per 1,000 renders',
    );
    await expect(step(page, 'Frames')).toContainText('60 s × 24 per second');
    await expect(step(page, 'Chunks')).toContainText('72');
    await expect(step(page, 'The main function gets ready')).toContainText('4.0 s');
    await expect(step(page, 'Every chunk renders')).toContainText('7.6 s');
    await expect(step(page, 'The main function combines')).toContainText('4.3 s');
    await expect(step(page, 'Billed time')).toContainText('570.32 s');
    await expect(step(page, 'Price')).toContainText('2 GB × $0.0000133334');
    await expect(step(page, 'Renders at the same time')).toContainText('13');
  });

  test('shows published measurements with their source, and starts from either', async ({page}) => {
    const measured = calculator(page).getByRole('table', {name: /.*/}).first();
    await expect(measured.getByRole('row')).toHaveText([
      /Render/,
      /1-minute video.*warm.*18\.91 s, \$0\.017.*15\.9 s, \$0\.015/,
      /1-minute video.*cold.*15\.52 s, \$0\.021.*18\.3 s/,
      /Hello World.*warm.*7\.56 s, \$0\.001.*\$0\.001/,
      /Hello World.*cold.*11\.02 s, \$0\.001.*\$0\.001/,
    ]);
    await expect(calculator(page).getByRole('link', {name: 'Lambda cost example'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/remotion-dev\/remotion\/blob\/[\da-f]{40}\//,
    );
    await field(page, 'Start from').selectOption('Hello World, 5 seconds of motion graphics');
    await expect(step(page, 'Frames')).toContainText('5 s × 30 per second');
    await expect(field(page, 'Time per frame')).toHaveValue('50');
    await field(page, 'Functions').selectOption('Cold: AWS has to start the functions first');
    await expect(field(page, 'Function startup')).toHaveValue('3200');
  });

  test('accepts fractional lengths and frame rates', async ({page}) => {
    await field(page, 'Length of the video').fill('7.5');
    await field(page, 'Frames per second').fill('29.97');
    await expect(step(page, 'Frames')).toContainText('225');
    await field(page, 'Frames per second').fill('241');
    await expect(field(page, 'Frames per second')).toHaveAccessibleDescription(
      'Enter a number from 1 to 240.',
    );
  });

  test('follows the keyboard', async ({page}) => {
    await field(page, 'Length of the video').focus();
    await page.keyboard.press('ArrowUp');
    await expect(step(page, 'Frames')).toContainText('1,464');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Frames per second')).toBeFocused();
    await page.keyboard.type('60');
    await expect(step(page, 'Frames')).toContainText('3,660');
  });

  test('costs more with more memory, and more for disk in São Paulo', async ({page}) => {
    await field(page, 'Memory').fill('4096');
    await expect(answer(page)).toContainText('$0.0304');
    await field(page, 'Region').selectOption('sa-east-1');
    await expect(step(page, 'Price')).toContainText('$0.0000000586');
  });

  test('takes frames per function from the reader', async ({page}) => {
    await expect(field(page, 'Frames in a chunk')).toHaveCount(0);
    await field(page, 'Frames per function').selectOption('Custom');
    await expect(step(page, 'Chunks')).toContainText('72');
    await field(page, 'Frames in a chunk').fill('100');
    await expect(step(page, 'Chunks')).toContainText('15');
    await expect(answer(page)).toContainText('34.9 s to render');
  });

  test('says why a render would fail', async ({page}) => {
    const alert = calculator(page).getByRole('alert');
    await expect(alert).toHaveCount(0);
    await field(page, 'Frames per function').selectOption('Custom');
    await field(page, 'Frames in a chunk').fill('5');
    await expect(alert).toContainText('288 functions, but the limit is 200');
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
    await expect(answer(page)).toContainText('Correct the highlighted number.');
    await field(page, 'Memory').fill('512');
    await expect(answer(page)).toContainText('to render');
  });

  test('names the source of its constants', async ({page}) => {
    const constants = calculator(page).locator('details table');
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
    const start = page.getByRole('region', {name: 'Render on Lambda in six steps'});
    const commands = [
      'npx remotion lambda policies role',
      'npx remotion lambda policies user',
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
  await expect(limits.getByRole('row', {name: /^Region/})).toContainText('24 AWS regions');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, with the results of the example', async ({page}) => {
    await page.goto('/lambda/');
    await expect(answer(page)).toContainText('15.9 s');
    await expect(answer(page)).toContainText('$0.01525');
    await expect(page.getByRole('img', {name: /splits the video into chunks/})).toBeVisible();
    await calculator(page).getByText('Where the constants come from').click();
    await expect(calculator(page).locator('details table')).toBeVisible();
    await expect(page.getByRole('heading', {level: 2})).toHaveText([
      'Split, render, combine',
      'Estimate your render',
      'Limits to know before you start',
      'When not to use it',
      'Render on Lambda in six steps',
    ]);
  });
});
