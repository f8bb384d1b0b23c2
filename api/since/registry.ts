import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {symlinkSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {homedir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {packageOfEntry} from '../facts.ts';
import {nearest, releasesOf} from './bisect.ts';

/** Outside the repository, as it grows to a gigabyte: archives, and a folder for each version. */
const cache = path.join(homedir(), '.cache/remotion-since');
const run = promisify(execFile);
const npm = async (...args: readonly string[]): Promise<string> =>
  (await run('npm', ['--loglevel=error', ...args], {cwd: cache, maxBuffer: 1e8})).stdout;

/** Makes the cache, where versions find what is installed in `api/` besides the family's packages. */
export function prepareCache(): void {
  const others = path.join(cache, 'node_modules');
  mkdirSync(cache, {recursive: true});
  rmSync(others, {force: true, recursive: true});
  symlinkSync(path.resolve('api/node_modules'), others);
}

const lists = new Map<string, Promise<string[]>>();

/** All versions that the registry has of a package, also those before 4.0. One look-up a package. */
export function versionsOf(name: string): Promise<string[]> {
  const list = lists.get(name) ?? npm('view', name, 'versions', '--json').then(parseVersions);
  lists.set(name, list);
  return list;
}

/** A single version is no list. */
const parseVersions = (text: string): string[] => [JSON.parse(text) as string | string[]].flat();

/** A folder with a version of a package, and what its declarations import. */
export type Installed = {
  root: string;
  version: string;
  /** The package and those of its family whose types it uses, by name. */
  versions: Record<string, string>;
  /** Packages that its types name and that are not there. */
  missing: string[];
};

/**
 * Puts versions of a package into folders, each with those of its family that its types use: the
 * nearest version that is not newer.
 */
export async function installAll(name: string, versions: readonly string[]): Promise<Installed[]> {
  const folders = versions.map((version) => ({
    root: path.join(cache, version),
    version,
    versions: {} as Record<string, string>,
    missing: [] as string[],
    wanted: [name],
  }));
  while (folders.some(({wanted}) => wanted.length > 0)) {
    const steps = folders.flatMap((folder) => folder.wanted.map((one) => ({folder, name: one})));
    for (const {folder, name: one} of steps) {
      folder.versions[one] = nearest(releasesOf(await versionsOf(one)), folder.version)!;
    }
    await fetchArchives(steps.map(({folder, name: one}) => `${one}@${folder.versions[one]}`));
    for (const {folder, name: one} of steps) {
      const target = path.join(folder.root, 'node_modules', one);
      await unpack(`${one}@${folder.versions[one]}`, target);
      const imported = importsOf(target);
      folder.missing.push(...imported.filter((other) => !isFamily(other) && !isInstalled(other)));
      folder.wanted.push(...imported.filter(isFamily));
    }
    folders.forEach((folder) => {
      folder.wanted = [...new Set(folder.wanted)].filter((one) => !(one in folder.versions));
    });
  }
  return folders;
}

const isFamily = (name: string): boolean => /^remotion$|^@remotion\//.test(name);

const isInstalled = (name: string): boolean =>
  [name, `@types/${name.replace(/^@(.+)\//, '$1__')}`].some((one) =>
    existsSync(path.join(cache, 'node_modules', one)),
  );

const archiveOf = (spec: string): string =>
  path.join(cache, `${spec.replace(/^@/, '').replaceAll(/[/@]/g, '-')}.tgz`);

async function fetchArchives(specs: readonly string[]): Promise<void> {
  const absent = [...new Set(specs)].filter((spec) => !existsSync(archiveOf(spec)));
  if (absent.length > 0) {
    await npm('pack', '--silent', ...absent);
  }
}

const skipped = ['js', 'mjs', 'cjs', 'map', 'zip', 'node', 'css', 'md', 'mp3', 'png'];

/** Declarations and the manifest are enough. The folder appears as a whole. */
async function unpack(spec: string, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    const excluded = skipped.map((extension) => `--exclude=*.${extension}`);
    mkdirSync(partial, {recursive: true});
    await run('tar', ['-xzf', archiveOf(spec), '--strip-components=1', '-C', partial, ...excluded]);
    renameSync(partial, folder);
  }
}

/** Names of the packages that declarations import from. */
function importsOf(folder: string): string[] {
  const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.d\.[cm]?ts$/.test(file) && !/(^|\/)(node_modules|tests?)\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'".\s][^'"\s]*)['"]/g)].map(
      (one) => one[1]!,
    ),
  );
  return [...new Set(found.map(packageOfEntry))].filter((name) => !isBuiltin(name));
}
