import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {collections, dataFolder, type SourceFiles} from './read-catalog.ts';
import type {SourceFile} from './read-record.ts';

/** The files of all records below a site's folder, as they stand. */
export async function readSources(siteDir: string): Promise<SourceFiles> {
  const folders = collections.map(async (name) => [
    name,
    await readFolder(siteDir, `${dataFolder}/${name}`),
  ]);
  return Object.fromEntries(await Promise.all(folders)) as SourceFiles;
}

async function readFolder(siteDir: string, folder: string): Promise<SourceFile[]> {
  const names = await readdir(path.join(siteDir, folder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name) => ({
        file: `${folder}/${name}`,
        text: await readFile(path.join(siteDir, folder, name), 'utf8'),
      })),
  );
}
