import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below a folder, from there, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
