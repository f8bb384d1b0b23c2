import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** One short text that changes when any of the parts does. */
export const hashOf = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha1')).digest('hex');

/** The same over the contents of files. */
export const hashOfFiles = (files: readonly string[]): string =>
  hashOf(...files.map((file) => readFileSync(file, 'utf8')));

/** The same over all files of a folder and of those below it, without tests. */
export const hashOfFolder = (folder: string): string =>
  hashOfFiles(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
