import type {Page} from '../../checks/page.ts';
import {bindPage, type Binding} from './bind-page.ts';
import {referencesOf, type Facts} from './resolve-api.ts';

/** A page and the exports that it is about. */
export type BoundPage = {page: Page} & Binding;

/** The pages that name exports in `api`, with these exports. */
export const bindPages = (pages: readonly Page[], facts: Facts): Promise<BoundPage[]> =>
  Promise.all(
    pages
      .filter(({frontMatter}) => referencesOf(frontMatter).length > 0)
      .map(async (page) => ({page, ...(await bindPage(page.frontMatter, facts))})),
  );

/** Full names of all exports that a page is about; what has a page needs no entry elsewhere. */
export const namesApart = (pages: readonly BoundPage[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({bound}) => bound.map(({api}) => api.name)));
