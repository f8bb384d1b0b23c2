import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/content/files-below.ts';
import {filesOf} from '../../src/content/files-of.ts';
import type {RenderedPicture} from './pictures.ts';

/** Hash of everything a picture is made from, by file. */
export type Inputs = Record<string, string>;

export type Finding = {file: string; kind: 'missing' | 'stale' | 'left over'};

const packages = ['remotion', '@fontsource-variable/geist', '@fontsource-variable/geist-mono'];

/**
 * Hashes what each picture is made from: the composition's modules, props, size
 * and frame, and the versions of what draws it. All paths are relative to `root`.
 */
export function hashInputs(pictures: readonly RenderedPicture[], root = '.'): Inputs {
  const {dependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const versions = packages.map((name) => `${name}@${dependencies[name]}`);
  return Object.fromEntries(
    pictures.map(({module, ...picture}) => {
      const hash = createHash('sha256').update(JSON.stringify([versions, picture]));
      for (const file of filesOf(module, root)) {
        hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
      }
      return [picture.file, hash.digest('hex').slice(0, 16)];
    }),
  );
}

/**
 * Compares the files in `folder/media` with what they should be made from.
 * @param wanted hashes of the inputs as they are now
 * @param rendered hashes at the time of rendering
 */
export function findStale(wanted: Inputs, rendered: Inputs, folder: string): Finding[] {
  const files = existsSync(path.join(folder, 'media'))
    ? filesBelow(path.join(folder, 'media')).map((name) => `media/${name}`)
    : [];
  return [
    ...Object.entries(wanted).flatMap(([file, hash]): Finding[] => {
      const kind = !files.includes(file) ? 'missing' : rendered[file] !== hash ? 'stale' : null;
      return kind ? [{file, kind}] : [];
    }),
    ...files
      .filter((name) => !(name in wanted))
      .map((file): Finding => ({file, kind: 'left over'})),
  ];
}
