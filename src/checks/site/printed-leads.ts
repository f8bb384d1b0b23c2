import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Lead} from './check-leads.ts';

/** `https://remotion.dev/docs/render#quality`, up to the mark that ends a sentence. */
const docsAddress = /remotion\.dev(\/docs(?:\/[\w/.#-]*[\w/#-])?)/g;

/**
 * The addresses of docs that packages print in their messages and comments, by which many readers
 * arrive: each once, with the first place that has it.
 * @param folder with the packages: `node_modules`
 * @param packages their names
 */
export async function printedLeads(folder: string, packages: readonly string[]): Promise<Lead[]> {
  const files = await Promise.all(
    packages.map(async (name) => {
      const inside = await readdir(path.join(folder, name, 'dist'), {recursive: true});
      return inside.map((file) => path.posix.join(name, 'dist', file.replaceAll('\\', '/')));
    }),
  );
  const leads = new Map<string, Lead>();
  for (const file of files
    .flat()
    .filter((name) => /\.(m?js|d\.ts)$/.test(name))
    .toSorted()) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const {1: address, index} of text.matchAll(docsAddress)) {
      if (!leads.has(address!)) {
        leads.set(address!, {
          file: `${folder}/${file}`,
          line: text.slice(0, index).split('\n').length,
          to: address!,
          told: `The printed address ${address}`,
        });
      }
    }
  }
  return [...leads.values()];
}
