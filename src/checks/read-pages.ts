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
export const listPages = (root = '.'): string[] =>
  listTexts(root).filter((file) => !isPartial(file));

/** Files of all partials, texts that pages share, from the root of the project, in order. */
export const listPartials = (root = '.'): string[] => listTexts(root).filter(isPartial);

/** What a name with `_` stands for, and what lies in a folder with such a name. */
export const isPartial = (file: string) => /(^|\/)_/.test(file);

const listTexts = (root: string): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
