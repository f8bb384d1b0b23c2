import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Types are left out: they draw nothing. */
const importPattern = /^(?:import|export)\b(?! type\b)[^;]*?'(\.[^']+)';/gm;
const assetPattern = /\bstaticFile\('([^']+)'\)/g;

/**
 * A module, all it imports from this project, and the static files it shows, in order of mention.
 * @param module path from the root; the folder of an `index.tsx` will do
 * @param root folder of the project
 * @throws where an import has no file
 */
export function filesOf(module: string, root: string): string[] {
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
