import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../content/files-below.ts';
import {findingsCache} from '../content/findings-by-page.ts';
import {locationOf} from '../content/finding.ts';
import {hashOfFiles} from '../content/hash.ts';
import type {WrittenLink} from '../content/links.ts';

/** `https://remotion.dev/docs/render#quality`, up to the mark that ends a sentence. */
const docsAddress = /remotion\.dev(\/docs(?:\/[\w/.#-]*[\w/#-])?)/g;

/**
 * The addresses of docs that packages print in their messages and comments, by which many readers
 * arrive: each once, in the first file that has it. Installed packages are read once.
 * @param home folder with a lockfile and `node_modules`
 * @param packages their names
 */
export async function printedLinks(
  home: string,
  packages: readonly string[],
  cache = findingsCache,
): Promise<WrittenLink[]> {
  const key = hashOfFiles([path.join(home, 'package-lock.json'), 'src/checks/printed-links.ts']);
  const cached = cache.read<WrittenLink[]>('printed links', key);
  if (cached) {
    return cached;
  }
  const links = new Map<string, WrittenLink>();
  for (const name of packages) {
    const folder = path.posix.join(home, 'node_modules', name, 'dist');
    for (const file of filesBelow(folder).filter((one) => /\.(m?js|d\.ts)$/.test(one))) {
      const text = await readFile(path.join(folder, file), 'utf8');
      for (const {1: url = '', index} of text.matchAll(docsAddress)) {
        const at = {file: `${folder}/${file}`, ...locationOf(text, index)};
        links.set(url, links.get(url) ?? {...at, url, range: undefined});
      }
    }
  }
  cache.write('printed links', key, [...links.values()]);
  return [...links.values()];
}
