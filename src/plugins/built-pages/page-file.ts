import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Where the build wrote the page of an address, below the output folder. */
export function pageFile(address: string, baseUrl: string): string {
  const relative = address.slice(baseUrl.length);
  return relative.endsWith('.html') ? relative : path.join(relative, 'index.html');
}

/** True for the address of a page, false for that of the not-found page's file. */
export const isPage = (address: string): boolean => !address.endsWith('.html');

/** Replaces a page at once: other plugins read it meanwhile, and must never see half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}
