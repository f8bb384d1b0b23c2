import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';

export type Part = {file: string; bytes: number};
export type PageWeight = {script: Part[]; stylesheet: Part[]};

/** Bytes of a built file as a host sends it: brotli at the best quality. */
function compressed(folder: string, pathname: string): number {
  return brotliCompressSync(readFileSync(path.join(folder, pathname))).length;
}

/** Sum of the parts, in bytes. */
export const total = (parts: readonly Part[]): number =>
  parts.reduce((sum, {bytes}) => sum + bytes, 0);

/**
 * What a page loads by itself: scripts and style sheets until the network is quiet.
 * Prefetching of other pages is off, as for a reader who saves data.
 * @param folder the build that the page is served from
 */
export async function weighPage(page: Page, address: string, folder: string): Promise<PageWeight> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const weight: PageWeight = {script: [], stylesheet: []};
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet') {
      const {pathname} = new URL(request.url());
      weight[kind].push({file: pathname.slice(1), bytes: compressed(folder, pathname)});
    }
  });
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  return weight;
}
