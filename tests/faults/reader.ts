import {expect, type Locator, type Page} from '@playwright/test';
import {touch} from '../support/test.ts';

/** The notice at the bottom of the window. */
export const notice = (page: Page): Locator => page.locator('.site-notice');

/** What it says. */
export const words = (page: Page): Locator => notice(page).locator('p');

export const retry = (page: Page): Promise<void> =>
  notice(page).getByRole('button', {name: 'Retry'}).click();

/** Whether or not all that a page asks for has come: `toHaveURL` would wait for it. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);

/** Counts the pages that the browser loads whole, from now on. */
export function countLoads(page: Page): {count: number} {
  const loads = {count: 0};
  // What the browser has prepared is not asked for again.
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

/** A browser that loads nothing ahead and keeps nothing, so that a test decides what is there. */
export async function keepNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', {cacheDisabled: true});
}

/** The reader is told that the page lacks a part, once they touch it: it may be loading still. */
export const expectPartial = (page: Page): Promise<void> =>
  expect(async () => {
    await touch(page);
    await expect(words(page)).toContainText('Part of this page did not load.', {timeout: 2000});
  }).toPass();
