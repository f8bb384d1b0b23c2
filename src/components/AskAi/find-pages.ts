import type {PageEntry} from '@site/src/plugins/built-pages/page-list';
import {createSearchClient} from '@site/src/search/client';
import {embeddedBackend} from '@site/src/search/embedded';
import type {SearchHit} from '@site/src/search/hits';
import type {Area} from '@site/src/search/record';

/** Most characters of a question. */
export const questionLimit = 500;

const maxPages = 5;
/** Most characters of an excerpt. */
const excerptLength = 160;

/** Lists of posts only name what other pages say. */
const postList = /^\/(?:blog|learn|success-stories)(?:\/archive)?\/?$/;

/** Pages outside of the docs, templates and posts present or list things: they answer no question. */
const isAnswer = ({url, hierarchy}: SearchHit): boolean =>
  hierarchy.lvl0 !== ('Pages' satisfies Area) && !postList.test(url);

function excerpt(text: string): string {
  return text.length <= excerptLength
    ? text
    : `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')} …`;
}

const toPage = ({url, hierarchy, content}: SearchHit): PageEntry => ({
  path: url,
  title: hierarchy.lvl1 ?? hierarchy.lvl0,
  description: excerpt(content ?? ''),
});

/**
 * The pages of this site that fit a question best, with the words that fit: from the site's own
 * index, also where a hosted one is set, for this is what is left when other services fail.
 * @param toBackend makes the search of an index whose addresses become paths without base URL
 * @throws {SearchFailure} when the index does not arrive in time
 */
export async function findPages(
  baseUrl: string,
  question: string,
  toBackend: typeof embeddedBackend = embeddedBackend,
): Promise<PageEntry[]> {
  const toPath = (url: string) => `/${new URL(url).pathname.slice(baseUrl.length)}`;
  const client = createSearchClient(toBackend(baseUrl, toPath), questionLimit);
  const {hits} = await client.search({query: question, page: 0, inTexts: true});
  return hits.filter(isAnswer).slice(0, maxPages).map(toPage);
}
