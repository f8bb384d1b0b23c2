import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';

/** The part of a page that is about its subject: the article around the main heading, or else all of `main`. */
export function selectArticle(page: Root): Element | undefined {
  const article = selectAll('main article', page).find((candidate) => select('h1', candidate));
  return article ?? select('main', page);
}
