import {mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, hashOfFolder} from '../../checks/cache/hash.ts';
import {documentedPackages, type DocumentedPackage} from '../../config/packages.ts';
import type {PackageFacts} from './facts.ts';

/** Beside the packages that it tells about. */
const cache = 'node_modules/.cache/reference';
const extractor = 'src/plugins/reference/extract';

/** Changes when a package's version or the code of the extraction does. */
const cacheKey = (): string =>
  hashOf(JSON.stringify(documentedPackages), hashOfFolder(extractor)).slice(0, 12);

const loaded = new Map<string, PackageFacts>();
let key: string | undefined;
/** Pages are compiled side by side: one extraction serves them all. */
let extraction: Promise<void> | undefined;

const fileOf = (name: string): string => path.join(cache, `${key}-${name.replace('/', '_')}.json`);

/**
 * The public API of a documented package. Read from a cache, one file a package; where that has
 * none, all packages are extracted, which takes some seconds. Runs in the folder of the project.
 */
export async function loadFacts(name: DocumentedPackage): Promise<PackageFacts> {
  key ??= cacheKey();
  if (!loaded.has(name)) {
    const kept = readKept(name);
    if (kept) {
      loaded.set(name, kept);
    } else {
      extraction ??= extractAll();
      await extraction;
    }
  }
  return loaded.get(name)!;
}

/** The public APIs of all documented packages, in the order of their table. */
export const loadAllFacts = (): Promise<PackageFacts[]> =>
  Promise.all((Object.keys(documentedPackages) as DocumentedPackage[]).map(loadFacts));

function readKept(name: string): PackageFacts | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as PackageFacts;
  } catch {
    return undefined;
  }
}

async function extractAll(): Promise<void> {
  // The compiler is large: it is loaded only when there is something to extract.
  const {extract} = await import('./extract/extract.ts');
  mkdirSync(cache, {recursive: true});
  for (const old of readdirSync(cache)) {
    if (!old.startsWith(`${key}-`) && !old.startsWith('cli-')) {
      rmSync(path.join(cache, old), {force: true});
    }
  }
  for (const facts of extract('.', documentedPackages)) {
    loaded.set(facts.package, facts);
    // Another process may read the file at the same time: it appears as a whole.
    const partial = `${fileOf(facts.package)}.${process.pid}`;
    writeFileSync(partial, JSON.stringify(facts));
    renameSync(partial, fileOf(facts.package));
  }
}
