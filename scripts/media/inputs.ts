import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RenderedPicture} from './pictures.ts';

/** Hash of everything a picture is made from, by file. */
export type Inputs = Record<string, string>;

const demosFolder = 'src/demos';
const packages = ['remotion', '@fontsource-variable/geist', '@fontsource-variable/geist-mono'];

/**
 * Hashes what each picture is made from: the composition's modules, props, size
 * and frame, and the versions of what draws it. All paths are relative to `root`.
 */
export function hashInputs(pictures: readonly RenderedPicture[], root = '.'): Inputs {
  const modules = compositionModules(root);
  const versions = packageVersions(root);
  return Object.fromEntries(
    pictures.map((picture) => {
      const hash = createHash('sha256').update(JSON.stringify([versions, picture]));
      for (const file of withImports(moduleOf(modules, picture), root)) {
        hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
      }
      return [picture.file, hash.digest('hex').slice(0, 16)];
    }),
  );
}

/** Composition id -> module, as `load.ts` and `root.tsx` write them. */
function compositionModules(root: string): Map<string, string> {
  const loads = readFileSync(path.join(root, demosFolder, 'load.ts'), 'utf8');
  const entry = readFileSync(path.join(root, demosFolder, 'root.tsx'), 'utf8');
  const lazy = loads.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(.+?)'\)/gm);
  const direct = entry.matchAll(/^ +id="([\w-]+)"\n +component=\{(\w+)\}/gm);
  return new Map([
    ...[...lazy].map(([, id = '', module = '']) => [id, module] as const),
    ...[...direct].map(([, id = '', name = '']) => [id, `./pictures/${name}`] as const),
  ]);
}

function moduleOf(modules: Map<string, string>, {file, composition}: RenderedPicture): string {
  const module = modules.get(composition);
  if (!module) {
    throw new Error(
      `${file}: no composition "${composition}". Add it to ${demosFolder}/load.ts or root.tsx.`,
    );
  }
  return module;
}

const importPattern = /^(?:import|export)\b[^;]*?'(\.[^']+)';/gm;
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
      files.push(path.join(root, 'static', asset));
    }
  };
  visit(module, path.join(root, demosFolder));
  return files;
}

function resolveModule(specifier: string, folder: string): string {
  const base = path.join(folder, specifier);
  const file = ['.tsx', '.ts', ''].map((ending) => base + ending).find((name) => existsSync(name));
  if (!file) {
    throw new Error(`${folder}: cannot find the module ${specifier}. Import files by their path.`);
  }
  return file;
}

function packageVersions(root: string): string[] {
  const {dependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return packages.map((name) => `${name}@${dependencies[name]}`);
}
