import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {hitsPerPage, type SearchBackend} from './client';
import type {SearchHit, ToAddress} from './hits';
import {loadPages} from './pages';
import {markMatches, rankPages} from './rank';

const capitalised = (segment: string) =>
  segment.charAt(0).toUpperCase() + segment.slice(1).replaceAll('-', ' ');

/** The heading a page stands under: the folders above its address, such as "Docs · Lambda". */
export function sectionOf(path: string): string {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return folders.length > 0 ? folders.map(capitalised).join(' · ') : 'Pages';
}

function toHit({path, title, description}: PageEntry, query: string, url: string): SearchHit {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  // A page without a description of its own repeats its title there.
  const detail = description === title ? '' : description;
  return {
    objectID: path,
    url,
    type: 'lvl1',
    content: detail || null,
    hierarchy: {lvl0: sectionOf(path), lvl1: title, ...none},
    _snippetResult: {
      title: markMatches(title, query),
      detail: markMatches(detail, query),
    },
  };
}

/** Answers from the list of pages that the site itself carries. */
export function embeddedBackend(baseUrl: string, toAddress: ToAddress): SearchBackend {
  return async ({query, page}) => {
    const ranked = rankPages(await loadPages(baseUrl), query);
    const hits = ranked
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({page: entry}) => toHit(entry, query, toAddress(entry.path) ?? entry.path));
    return {hits, total: ranked.length, pages: Math.ceil(ranked.length / hitsPerPage)};
  };
}
