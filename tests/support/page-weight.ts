import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import {hydrated} from './test.ts';

export type Part = {file: string; bytes: number};
type Kind = 'script' | 'stylesheet';
export type PageWeight = Record<Kind, Part[]>;

/** Bytes of a built file as a host sends it: brotli at the best quality. */
function compressed(folder: string, pathname: string): number {
  return brotliCompressSync(readFileSync(path.join(folder, pathname))).length;
}

/** Sum of the parts, in bytes. */
export const total = (parts: readonly Part[]): number =>
  parts.reduce((sum, {bytes}) => sum + bytes, 0);

const quietAfter = 500;

/**
 * Opens a page and waits until it has asked for no script or style sheet in half a second. Other
 * requests are not waited for. It fetches no other pages ahead, as for a reader who saves data.
 */
export async function openSettled(page: Page, address: string): Promise<Record<Kind, Set<string>>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const files: Record<Kind, Set<string>> = {script: new Set(), stylesheet: new Set()};
  let lastAsked = 0;
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet') {
      files[kind].add(new URL(request.url()).pathname);
      lastAsked = Date.now();
    }
  });
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => Date.now() - lastAsked).toBeGreaterThan(quietAfter);
  return files;
}

/**
 * What a page loads until it is ready for the reader, and without the reader.
 * @param folder the build that the page is served from
 */
export async function weighPage(page: Page, address: string, folder: string): Promise<PageWeight> {
  const {script, stylesheet} = await openSettled(page, address);
  const weigh = (paths: Set<string>) =>
    [...paths].map((asset) => ({file: asset.slice(1), bytes: compressed(folder, asset)}));
  return {script: weigh(script), stylesheet: weigh(stylesheet)};
}
