import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../src/search/engine/build-index.ts';
import {
  openIndex,
  titlesFile,
  type SiteIndex,
  type TextsFile,
  type TitlesFile,
} from '../../src/search/engine/site-index.ts';
import type {SearchRecord} from '../../src/search/record.ts';

/** The whole index from the contents of its files. */
async function openFiles(read: (name: string) => string): Promise<SiteIndex> {
  const titles = JSON.parse(read(titlesFile)) as TitlesFile;
  return openIndex(titles.pages, JSON.parse(read(titles.texts)) as TextsFile);
}

/** The index of these records. */
export function openRecords(records: readonly SearchRecord[]): Promise<SiteIndex> {
  const files = buildIndex(records);
  return openFiles((name) => files[name]!);
}

/**
 * The index of a build.
 * @throws when the folder holds no build
 */
export function openBuild(folder: string): Promise<SiteIndex> {
  const fileOf = (name: string) => path.join(folder, 'search', name);
  if (!existsSync(fileOf(titlesFile))) {
    throw new Error(`${folder} holds no build with a search. Run \`npm run build\` first.`);
  }
  return openFiles((name) => readFileSync(fileOf(name), 'utf8'));
}
