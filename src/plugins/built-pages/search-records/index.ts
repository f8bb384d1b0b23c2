import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sidebars from '../../../../sidebars.ts';
import {buildIndex} from '../../../search/engine/build-index.ts';
import type {SearchRecord} from '../../../search/record.ts';
import {pathOfFile} from '../../../content/page-file.ts';
import {isPage, readPage, type BuiltPage} from '../built-page.ts';
import type {PrepareStep} from '../step.ts';
import {locationsIn} from './page-location.ts';
import {contentOf, isSearched, pageRecords} from './page-records.ts';
import type {Sections} from './page-sections.ts';

type Found = Pick<BuiltPage, 'path' | 'head'> & {content: Sections};

/** The records of this site's pages, in the order of their paths without slash at the end. */
function recordsOf(pages: readonly Found[]): SearchRecord[] {
  const locationOf = locationsIn(sidebars);
  const keyOf = (page: Found) => page.path.replace(/\/$/, '');
  return pages
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .flatMap((page) => pageRecords(page, page.content, locationOf));
}

/** Writes what the search in the browser loads to the folder `search`. */
export const indexForSearch: PrepareStep<Found> = ({cached}) => ({
  async onPage(page) {
    if (!isPage(page) || !isSearched(page)) {
      return {};
    }
    const parts = [page.mainHtml, page.head.classNames.join(' ')];
    const content = await cached(`search${page.path}/sections.json`, parts, () =>
      JSON.stringify(contentOf(page)),
    );
    return {
      data: {path: page.path, head: page.head, content: JSON.parse(String(content)) as Sections},
    };
  },
  finish(found) {
    const files = buildIndex(recordsOf(found.map(({data}) => data)));
    return Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`search/${name}`, text]),
    );
  },
});

/**
 * The records of a build.
 * @param folder that holds the build
 * @param files of pages, below the folder
 */
export async function siteRecords(
  folder: string,
  files: readonly string[],
): Promise<SearchRecord[]> {
  const pages = await Promise.all(
    files.map(async (file) => {
      const pagePath = pathOfFile(file);
      const place = {path: pagePath, permalink: pagePath, url: file};
      const page = readPage(place, await readFile(path.join(folder, file), 'utf8'));
      return isSearched(page) ? [{...page, content: contentOf(page)}] : [];
    }),
  );
  return recordsOf(pages.flat());
}
