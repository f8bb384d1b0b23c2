import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'ts6';

/**
 * Files that may have the code of a declaration: the one beside it, or the one
 * that the whole package is bundled into.
 */
export function codeFiles(declaration: ts.Node): string[] {
  const {fileName} = declaration.getSourceFile();
  const beside = fileName.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const folders = ancestors(path.dirname(fileName));
  const bundles = folders.flatMap((folder) => [
    path.join(folder, 'esm/index.mjs'),
    path.join(folder, 'index.js'),
    path.join(folder, 'index.mjs'),
  ]);
  return [beside, beside.replace(/\.js$/, '.mjs'), ...bundles].filter((file) => existsSync(file));
}

/** A folder and those around it, up to the folder of the package. */
function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder
    ? [folder]
    : [folder, ...ancestors(parent)];
}
