import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files-below.ts';

/** One short text that changes when any of the parts does. */
export const hashOf = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha1')).digest('hex');

/** The same over the contents of files. */
export const hashOfFiles = (files: readonly string[]): string =>
  hashOf(...files.map((file) => readFileSync(file, 'utf8')));

/** The same over all files of a folder and of those below it, without tests. */
export const hashOfFolder = (folder: string): string =>
  hashOfFiles(
    filesBelow(folder)
      .filter((file) => !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  );
