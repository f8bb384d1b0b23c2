import type {Page} from '@playwright/test';
import type {BuildServer, Served} from './serve-build.ts';

/** What is loaded from opening the search to its first result, and what follows. */
export type LoadedBytes = {first: Served[]; rest: Served[]};

/** The parts of the index that the first answer does not wait for. */
const isRest = ({path}: Served) => /\/search\/(?:words|texts)-/.test(path);

/** Opens the search of the site like a reader, types, and keeps account of what is loaded. */
export async function measureBytes(page: Page, server: BuildServer): Promise<LoadedBytes> {
  await page.goto(`${server.url}/docs/`, {waitUntil: 'networkidle'});
  server.served.length = 0;
  await page.getByRole('button', {name: 'Search', exact: true}).first().click();
  const field = page.getByPlaceholder('Search docs').last();
  await field.waitFor();
  await field.pressSequentially('frame');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const first = server.served.filter((file) => !isRest(file));
  await page.waitForLoadState('networkidle');
  return {first, rest: server.served.filter(isRest)};
}
