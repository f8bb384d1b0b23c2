import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../../src/search/engine/create-engine.ts';
import {
  firstFile,
  type FirstFile,
  type TextsFile,
  type WordsFile,
} from '../../src/search/engine/index-files.ts';
import {
  openIndex,
  withTexts,
  withWords,
  type SiteIndex,
} from '../../src/search/engine/site-index.ts';

/** The whole index from the contents of its files. */
export async function openFiles(read: (name: string) => string): Promise<SiteIndex> {
  const parse = <File>(name: string) => JSON.parse(read(name)) as File;
  const first = parse<FirstFile>(firstFile);
  const searchable = await withWords(await openIndex(first), parse<WordsFile>(first.rest.words));
  return withTexts(searchable, parse<TextsFile>(first.rest.texts));
}

/**
 * The search of a build.
 * @throws when the folder holds no build
 */
export async function openBuild(folder: string): Promise<{index: SiteIndex; engine: Engine}> {
  const fileOf = (name: string) => path.join(folder, 'search', name);
  if (!existsSync(fileOf(firstFile))) {
    throw new Error(`${folder} holds no build with a search. Run \`npm run build\` first.`);
  }
  const index = await openFiles((name) => readFileSync(fileOf(name), 'utf8'));
  return {index, engine: createEngine(index)};
}
