import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage, type Page} from './page.ts';

const folders = ['docs', 'blog', 'learn', 'success-stories'];

/**
 * Every page of the site, in the order of their paths; partials (`_name`) are not pages.
 * @param root folder of the project
 * @throws when a page cannot be parsed
 */
export function readPages(root = '.'): Page[] {
  return listPages(root).map((file) =>
    parsePage(file, readFileSync(path.join(root, file), 'utf8')),
  );
}

/** Files of all pages, from the root of the project, in order. */
export function listPages(root = '.'): string[] {
  return folders
    .flatMap((folder) => pageFiles(path.join(root, folder)))
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .sort();
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('_')) {
      return [];
    }
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? pageFiles(place) : /\.mdx?$/.test(place) ? [place] : [];
  });
}
