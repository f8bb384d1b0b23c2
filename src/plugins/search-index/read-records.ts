import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '../../search/record.ts';
import {pageRecords} from './page-records.ts';
import type {PlaceOf} from './place-of.ts';

/** Pages further on in a list of posts say nothing that its first page and the posts do not. */
const isContinued = (address: string): boolean => /\/page\/\d+$/.test(address);

/** `docs/player/index.html` is `/docs/player`, and `index.html` is `/`. */
const addressOf = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`;

/**
 * The records of the pages of a built site, in the order of their addresses.
 * @param folder that holds the build
 * @param files of pages, below the folder
 */
export async function readRecords(
  folder: string,
  files: readonly string[],
  placeOf: PlaceOf,
): Promise<SearchRecord[]> {
  const pages = files
    .map((file) => ({file, address: addressOf(file)}))
    .filter(({address}) => !isContinued(address))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const records = await Promise.all(
    pages.map(async ({file, address}) =>
      pageRecords(await readFile(path.join(folder, file), 'utf8'), address, placeOf),
    ),
  );
  return records.flat();
}
