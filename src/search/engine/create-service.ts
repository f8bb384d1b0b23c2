import {createEngine, type Engine} from './create-engine';
import {firstFile, type FirstFile, type TextsFile, type WordsFile} from './index-files';
import type {Request, Response} from './protocol';
import {openIndex, withTexts, withWords, type SiteIndex} from './site-index';

/** Milliseconds after which a file that does not arrive counts as missing. */
const fileDeadline = 15_000;

/** Answers requests as the hosted service does. */
export type Service = (request: Request) => Promise<Response>;

async function fetchFile<File>(folder: string, name: string): Promise<File> {
  const response = await fetch(folder + name, {signal: AbortSignal.timeout(fileDeadline)});
  if (!response.ok) {
    throw new Error(`${folder}${name} is not there (${response.status})`);
  }
  return (await response.json()) as File;
}

/** Waits until it has ended, however, or the time is up. */
async function settledWithin(ending: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([ending.catch(() => undefined), end]);
  clearTimeout(timer);
}

/** One attempt to load the index: the part that answers first, with the words of the texts, and all of it. */
type Loading = {
  first: Promise<unknown>;
  words: Promise<unknown>;
  whole: Promise<unknown>;
  failed: boolean;
};

/**
 * Loads the index from a folder when it is asked for the first time, and
 * answers as soon as titles and headings are there. "Nothing found" it says
 * only after it has looked for the words in all texts.
 * @param folder address of the folder with a slash at its end
 */
export function createService(folder: string): Service {
  let engine: Engine | undefined;
  let parts = 0;
  let loading: Loading | undefined;

  const install = (index: SiteIndex, arrived: number) => {
    // Another attempt starts over, but does not take away what an earlier one brought.
    if (arrived >= parts) {
      engine = createEngine(index);
      parts = arrived;
    }
  };

  const load = (): Loading => {
    const opening = fetchFile<FirstFile>(folder, firstFile).then(async (file) => {
      const index = await openIndex(file);
      install(index, 1);
      return {file, index};
    });
    const widening = opening.then(async ({file: {rest}, index}) => {
      const searchable = await withWords(index, await fetchFile<WordsFile>(folder, rest.words));
      install(searchable, 2);
      return {rest, searchable};
    });
    const completing = widening.then(async ({rest, searchable}) => {
      install(withTexts(searchable, await fetchFile<TextsFile>(folder, rest.texts)), 3);
    });
    const attempt: Loading = {first: opening, words: widening, whole: completing, failed: false};
    completing.catch(() => {
      attempt.failed = true;
    });
    return attempt;
  };

  return async ({requests, patience}) => {
    if (!loading || loading.failed) {
      loading = load();
    }
    if (patience && parts < 3) {
      await settledWithin(loading.whole, patience);
    }
    if (!engine) {
      await loading.first;
    }
    const answer = () => requests.map((request) => engine!(request));
    let results = answer();
    if (parts < 2 && results.some(({nbHits}) => nbHits === 0)) {
      await loading.words;
      results = answer();
    }
    return {results, isPartial: parts < 3};
  };
}
