import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathOfFile} from '../../src/content/page-file.ts';

/** A page of a build: address without slash at the end, and its HTML. Pages that only lead on are left out. */
export type BuiltHtml = {address: string; html: string};

/** Every page of a build folder. */
export const builtPages = (folder: string): BuiltHtml[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      address: pathOfFile(file).replace(/(.)\/$/, '$1'),
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({html}) => !/http-equiv="?refresh/.test(html));
