import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folder of all compositions, from the root of the project. */
export const demosFolder = 'src/demos';

/**
 * Names of all demos, in order. A demo is a folder with `facts.ts`; its name is
 * the folder's path below `src/demos`.
 * @param root folder of the project
 */
export function listDemos(root = '.'): string[] {
  const folder = path.join(root, demosFolder);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'facts.ts')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
}
