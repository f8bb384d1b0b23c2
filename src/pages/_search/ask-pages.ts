import type {SearchAnswer, SearchClient} from '@site/src/search/client';
import type {Search} from './read-search';

/** What is searched for, and where. */
export type Subject = Pick<Search, 'query' | 'area'>;

/**
 * Asks for several pages of results at once.
 * @param pages counted from 0
 * @param patience milliseconds to wait for texts that are on their way
 */
export const askPages = (
  client: SearchClient,
  subject: Subject,
  pages: readonly number[],
  patience: number,
): Promise<SearchAnswer[]> =>
  Promise.all(pages.map((page) => client.search({...subject, page, patience})));
