import {textsTimeout, type SearchAnswer, type SearchRequest} from './client';
import {answer} from './engine/answer';
import {openIndex, titlesFile, type TextsFile, type TitlesFile} from './engine/site-index';
import {loadOnce} from '@site/src/components/load-once';

/** What the page asks the worker. */
export type Question = {
  id: number;
  /** Address of the index's folder, with a slash at its end. */
  folder: string;
  /** Undefined where the index is only to be loaded. */
  request?: SearchRequest;
};

/** What the worker says to the question of the same id. */
export type Reply = {id: number} & ({answer: SearchAnswer | undefined} | {failure: string});

/** Milliseconds after which a file that does not arrive counts as missing. */
const fileTimeout = 15_000;
/** The same for texts that are better to have, but that titles and headings can do without. */
export const shortTimeout = 2000;

async function fetchFile<File>(address: string): Promise<File> {
  const response = await fetch(address, {signal: AbortSignal.timeout(fileTimeout)});
  if (!response.ok) {
    throw new Error(`${address} is not there (${response.status})`);
  }
  return (await response.json()) as File;
}

const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/**
 * Loads the index from a folder when it is asked for the first time. Titles and headings answer alone
 * while a page has all words of the query in them; else the texts are waited for.
 */
export function createService(
  folder: string,
): (request?: SearchRequest) => Promise<SearchAnswer | undefined> {
  const titles = () =>
    loadOnce(async () => {
      const file = await fetchFile<TitlesFile>(folder + titlesFile);
      return {file, index: await openIndex(file.pages)};
    });
  let loadTitles = titles();
  const loadTexts = loadOnce(async () => {
    const {file} = await loadTitles();
    try {
      return openIndex(file.pages, await fetchFile<TextsFile>(folder + file.texts));
    } catch (error) {
      // A new version of the site has titles that name other texts.
      loadTitles = titles();
      throw error;
    }
  });
  let whole: Awaited<ReturnType<typeof loadTexts>> | undefined;

  return async (request) => {
    const arriving = loadTexts().then((index) => (whole = index));
    // The answer from titles may need none.
    arriving.catch(() => undefined);
    if (!request) {
      return undefined;
    }
    if (!whole) {
      const {index} = await loadTitles();
      const early = answer(index, request);
      if (early.isComplete && !request.inTexts) {
        return early;
      }
      if (early.total > 0) {
        await Promise.race([
          arriving.catch(() => undefined),
          wait(request.inTexts ? textsTimeout : shortTimeout),
        ]);
      } else {
        // "Nothing found" must wait until the texts have been searched.
        await arriving;
      }
      if (!whole) {
        return early;
      }
    }
    return answer(whole, request);
  };
}

const services = new Map<string, ReturnType<typeof createService>>();

/** Where this module is a worker, the page asks it; elsewhere there is no such function. */
globalThis.addEventListener?.('message', async ({data}: MessageEvent<Question>) => {
  const {id, folder, request} = data;
  const service = services.get(folder) ?? createService(folder);
  services.set(folder, service);
  const reply = await service(request).then(
    (found): Reply => ({id, answer: found}),
    (error: unknown): Reply => ({id, failure: String(error)}),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  (globalThis as unknown as Worker).postMessage(reply);
});
