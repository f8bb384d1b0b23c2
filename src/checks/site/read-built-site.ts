import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite} from './built-page.ts';
import {parseBuiltPage} from './parse-built-page.ts';

const redirectsFile = '_redirects';

/**
 * Reads a build folder: its files and every page in it.
 * @throws where the folder holds no build
 */
export async function readBuiltSite(folder: string, url: string): Promise<BuiltSite> {
  if (!existsSync(path.join(folder, redirectsFile))) {
    throw new Error(`${folder} holds no build of the site. Run \`npm run build\` first.`);
  }
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  return {
    folder,
    url,
    files: new Set(files),
    pages: await Promise.all(
      files
        .filter((file) => file.endsWith('.html'))
        .map(async (file) => parseBuiltPage(file, await read(file))),
    ),
    redirects: await read(redirectsFile),
  };
}
