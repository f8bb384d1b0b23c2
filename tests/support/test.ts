import {test as base, expect, type ConsoleMessage, type Page} from '@playwright/test';
import type {HydrateEventName} from '../../src/client/before-react/hydrate.ts';
import {localHosts} from './sites.ts';

type Plans = {
  /** Console errors and page errors that this test provokes on purpose. */
  plannedErrors: RegExp[];
  /** Hosts that this test answers itself with `page.route`. */
  plannedHosts: string[];
};

/**
 * Playwright's test, watched: a console error, an uncaught error, a hydration
 * error or a request to another host fails any test that did not plan it.
 */
export const test = base.extend<Plans & {watch: void}>({
  plannedErrors: [[], {option: true}],
  plannedHosts: [[], {option: true}],
  watch: [
    async ({context, plannedErrors, plannedHosts}, use) => {
      const surprises: string[] = [];
      const note = (text: string) => {
        if (!plannedErrors.some((planned) => planned.test(text))) {
          surprises.push(text);
        }
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') {
          note(`console: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      // Not `context.route`, which would ask here about every file, and switch the browser's cache off.
      context.on('request', (request) => {
        const {protocol, hostname} = new URL(request.url());
        if (
          protocol.startsWith('http') &&
          !localHosts.includes(hostname) &&
          !plannedHosts.includes(hostname)
        ) {
          surprises.push(`request to ${request.url()}`);
        }
      });
      await use();
      expect(surprises, 'console errors, uncaught errors and requests to other hosts').toEqual([]);
      // What the page still fetches ahead is of no interest once the test has ended.
      await Promise.all(context.pages().map((page) => page.unrouteAll({behavior: 'ignoreErrors'})));
    },
    {auto: true},
  ],
});

export {expect};

/** Has the page fetch its scripts, as the reader's first touch does. */
export async function touch(page: Page): Promise<void> {
  const wake: HydrateEventName = 'site:hydrate';
  await page.evaluate((name) => document.dispatchEvent(new Event(name)), wake);
}

/** Touches the page until React has taken it over: it may be loading again meanwhile. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await touch(page);
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 2000});
  }).toPass();
}

/** Shows the first page of the docs, ready for the reader. */
export async function openDocs(page: Page): Promise<void> {
  await page.goto('/docs/');
  await hydrated(page);
}
