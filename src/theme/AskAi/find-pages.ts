import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {createSearchClient} from '@site/src/search/client';
import {embeddedBackend} from '@site/src/search/embedded';
import type {SearchHit} from '@site/src/search/hits';
import {questionLimit} from './question-limit';

const mostPages = 5;
/** Milliseconds to wait for texts that are on their way: who asks wants to see what the pages say. */
const patience = 3000;
/** Characters that are shown of what a page says. */
const excerptLength = 160;

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
 * @throws {SearchFailure} when the index cannot be had in time
 */
export async function findPages(baseUrl: string, question: string): Promise<PageEntry[]> {
  const toPath = (url: string) => `/${new URL(url).pathname.slice(baseUrl.length)}`;
  const client = createSearchClient(embeddedBackend(baseUrl, toPath), questionLimit);
  const {hits} = await client.search({query: question, page: 0, patience});
  return hits.slice(0, mostPages).map(toPage);
}
