import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Packages with many entry points of one shape: the one that stands for all of them. */
const sampleEntries: Readonly<Record<string, string>> = {
  // One entry point for each of 1,700 fonts.
  '@remotion/google-fonts': '@remotion/google-fonts/Inter',
};

type Manifest = {exports?: Record<string, unknown>};

/**
 * Paths that a package can be imported from.
 * @param root folder with `node_modules`
 */
export function entryPoints(root: string, packageName: string): string[] {
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  const {exports = {'.': {}}} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const paths = Object.keys(exports)
    .filter((key) => !key.endsWith('.json') && !key.includes('*'))
    .map((key) => `${packageName}${key.slice(1)}`)
    .filter((entry, _, all) => !entry.endsWith('/index') || !all.includes(entry.slice(0, -6)));
  const sample = sampleEntries[packageName];
  return (sample ? [...paths, sample] : paths).sort();
}

/** The package that a path is imported from: `@remotion/lambda` of `@remotion/lambda/client`. */
export const packageOfEntry = (entry: string): string =>
  entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/');
