import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
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
      for (const file of withImports(module, root)) {
        hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
      }
      return [picture.file, hash.digest('hex').slice(0, 16)];
    }),
  );
}

/** Types are left out: they draw nothing. */
const importPattern = /^(?:import|export)\b(?! type\b)[^;]*?'(\.[^']+)';/gm;
const assetPattern = /\bstaticFile\('([^']+)'\)/g;

/** The module, all it imports from this project, and the static files it shows, in order of mention. */
function withImports(module: string, root: string): string[] {
  const files: string[] = [];
  const visit = (specifier: string, folder: string) => {
    const file = resolveModule(specifier, folder);
    if (files.includes(file)) {
      return;
    }
    files.push(file);
    const text = readFileSync(file, 'utf8');
    for (const [, imported = ''] of text.matchAll(importPattern)) {
      visit(imported, path.dirname(file));
    }
    for (const [, asset = ''] of text.matchAll(assetPattern)) {
      const shown = path.join(root, 'static', asset);
      // Code that a demo displays may name a file that only the reader has.
      if (existsSync(shown)) {
        files.push(shown);
      }
    }
  };
  visit(module, root);
  return files;
}

function resolveModule(specifier: string, folder: string): string {
  const base = path.join(folder, specifier);
  const endings = ['.tsx', '.ts', '/index.tsx', ''];
  const file = endings.map((ending) => base + ending).find((name) => existsSync(name));
  if (!file) {
    throw new Error(`${folder}: cannot find the module ${specifier}. Import files by their path.`);
  }
  return file;
}

/**
 * Compares the files in `folder/media` with what they should be made from.
 * @param wanted hashes of the inputs as they are now
 * @param rendered hashes at the time of rendering
 */
export function findStale(wanted: Inputs, rendered: Inputs, folder: string): Finding[] {
  const files = existsSync(path.join(folder, 'media'))
    ? readdirSync(path.join(folder, 'media'), {recursive: true, encoding: 'utf8'})
        .map((name) => `media/${name.replaceAll(path.sep, '/')}`)
        .filter((name) => path.extname(name) !== '')
        .sort()
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
