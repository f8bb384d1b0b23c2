import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const address = '/docs/renderer/render-media';

const table = (page: Page) => page.getByRole('table').filter({hasText: 'everyNthFrame'});
const rows = (page: Page) => table(page).locator('tbody tr:visible');

/** Whether the current line of a list is in view in the box that scrolls it. */
const isSeen = (page: Page, line: string, box: string) =>
  page
    .locator(line)
    .first()
    .evaluate((element, selector) => {
      const inner = element.getBoundingClientRect();
      const outer = element.closest(selector)!.getBoundingClientRect();
      return inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
    }, box);

const sidebarLine = '.theme-doc-sidebar-container [aria-current="page"]';

test('the table of options says what is required and what holds without one, and leads to each', async ({
  page,
}) => {
  await page.goto(address);
  await expect(table(page).getByRole('row', {name: /^codec/})).toContainText('required');
  await expect(table(page).getByRole('row', {name: /^scale/})).toContainText('1');
  await table(page).getByRole('link', {name: 'everyNthFrame'}).click();
  await expect(page).toHaveURL(`${address}#everynthframe`);
  await expect(page.getByRole('heading', {name: /^everyNthFrame/})).toBeInViewport();
});

test('a field filters a long table as one types, and says how many are left', async ({page}) => {
  await page.goto(address);
  await hydrated(page);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(40);
  const field = page.getByRole('searchbox', {name: `Filter ${all} options`});
  await field.fill('bitrate');
  await expect(rows(page)).toHaveText([/^videoBitrate/, /^audioBitrate/]);
  await expect(page.getByText(`2 of ${all} options`)).toBeVisible();
  await field.fill('');
  await expect(rows(page)).toHaveCount(all);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table is whole, and no dead field is shown', async ({page}) => {
    await page.goto(address);
    expect(await rows(page).count()).toBeGreaterThan(40);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test('errors are messages with an address each', async ({page}) => {
  await page.goto(address);
  const link = page.getByRole('link', {name: 'Direct link to this error'}).first();
  const target = (await link.getAttribute('href'))!;
  expect(target).toMatch(/^#error-/);
  await page.goto(address + target);
  await expect(page.locator(target)).toBeInViewport();
});

test('the sidebar shows the current page, at once and after a change', async ({page}) => {
  await page.goto('/docs/use-video-config');
  expect(await isSeen(page, sidebarLine, '.menu')).toBe(true);
  await hydrated(page);
  await page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => {
    menu.scrollTop = 0;
  });
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL(/use-video-config/);
  await expect.poll(() => isSeen(page, sidebarLine, '.menu')).toBe(true);
});

test('the table of contents shows the section that is read', async ({page}) => {
  await page.goto(`${address}#onbrowserlog`);
  await hydrated(page);
  await page.mouse.wheel(0, 100);
  const line = '.theme-doc-toc-desktop .table-of-contents__link--active';
  await expect(page.locator(line)).toHaveCount(1);
  await expect.poll(() => isSeen(page, line, '[class*="tableOfContents"]')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 812}});

  test('the menu opens at the current page', async ({page}) => {
    await page.goto('/docs/use-video-config');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect
      .poll(() => isSeen(page, '.navbar-sidebar [aria-current="page"]:last-of-type', '.menu'))
      .toBe(true);
  });

  test('the table of contents stays at hand', async ({page}) => {
    await page.goto(`${address}#crf`);
    await hydrated(page);
    const heading = page.locator('#crf');
    const before = await heading.boundingBox();
    // Pressed by a script: the test's own press scrolls to where the button is without `position: sticky`.
    await page
      .locator('.theme-doc-toc-mobile summary')
      .evaluate((button: HTMLElement) => button.click());
    await expect(
      page.getByRole('link', {name: 'composition', exact: true}).first(),
    ).toBeInViewport();
    // It lies over the page, which does not move, within the window; its many lines scroll inside it.
    const lines = page.locator('.theme-doc-toc-mobile ul').first();
    await expect(lines).toBeInViewport({ratio: 1});
    const fits = () =>
      lines.evaluate((list) => list.parentElement!.scrollHeight - list.clientHeight);
    await expect.poll(fits).toBeLessThanOrEqual(1);
    expect(await lines.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    expect(await heading.boundingBox()).toEqual(before);
  });
});
