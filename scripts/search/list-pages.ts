import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {firstFile} from '../../src/search/engine/index-files.ts';

/**
 * The pages of a build, as files below its folder.
 * @throws where the folder holds no build
 */
export async function listPages(folder: string): Promise<string[]> {
  if (!existsSync(path.join(folder, 'search', firstFile))) {
    throw new Error(`${folder} holds no build of the site. Run \`npm run build\` first.`);
  }
  const entries = await readdir(folder, {recursive: true});
  return entries.filter((file) => path.basename(file) === 'index.html');
}
