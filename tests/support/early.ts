import type {Locator, Page} from '@playwright/test';
import {gate} from './navigation.ts';
import {touch} from './test.ts';

/** There once React has taken over. */
export const isHydrated = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

/** Keeps a script from arriving. @returns lets it arrive */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const {open, opened} = gate();
  await page.route(`**/assets/js/${name}.*`, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/**
 * Opens a page whose main script does not arrive: what is done now comes too early.
 * @returns lets the script arrive, and waits until React has taken over
 */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const open = await holdScript(page, 'main');
  // Where the script is not fetched at a touch, the page waits for it to be complete.
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('.footer').waitFor({state: 'attached'});
  // The page is read before its style sheet is there, and nothing of it shows.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return async () => {
    open();
    await isHydrated(page).waitFor();
  };
}

/**
 * Opens and touches /contact/ at an address that the router does not recognize at first: it loads all other
 * pages before it shows them, and only this one is drawn before its script.
 */
export async function openBeforeScript(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        history.replaceState(null, '', '/contact/index.html');
      }
    });
  });
  await page.goto('/contact/');
  await touch(page);
}
