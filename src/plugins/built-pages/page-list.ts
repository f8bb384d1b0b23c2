import {isPage} from './built-page.ts';
import type {PrepareStep} from './step.ts';

/** One entry of `pages.json`. */
export type PageEntry = {
  /** Without base URL. */
  path: string;
  /** Without the site's name. Both texts may be empty. */
  title: string;
  description: string;
  /** Set on pages that ask not to be indexed: no reader looks for them. */
  listed?: false;
};

/**
 * Writes `pages.json`, where the page that is shown when none was found looks for similar paths, and
 * so does the local server.
 */
export const listPages: PrepareStep<PageEntry> = () => ({
  onPage(page) {
    const {title, description, isListed} = page.head;
    const entry = {path: page.path, title, description, ...(!isListed && {listed: false as const})};
    return isPage(page) ? {data: entry} : {};
  },
  finish: (pages) => ({'pages.json': JSON.stringify(pages.map(({data}) => data))}),
});
