// oxlint-disable-next-line no-restricted-imports -- this module runs while the site is built
import {createHash} from 'node:crypto';
import type {SearchRecord} from '../record';
import {anchorOf, titlesFile, type PageTitles, type TextsFile, type TitlesFile} from './site-index';

function toSection({type, hierarchy, anchor}: SearchRecord): PageTitles['sections'][number] {
  const level = type === 'lvl2' ? 2 : 3;
  const heading = (level === 2 ? hierarchy.lvl2 : hierarchy.lvl3) ?? '';
  return anchor === null || anchor === anchorOf(heading)
    ? [level, heading]
    : [level, heading, anchor];
}

/**
 * Makes the files that the search in the browser loads: titles and headings, then all texts.
 * @returns contents by file name, for one folder
 * @throws when there are no records, or a section without its page
 */
export function buildIndex(records: readonly SearchRecord[]): Record<string, string> {
  const pages = new Map<string, {page: PageTitles; texts: string[]}>();
  for (const {type, url_without_anchor: url, hierarchy, area, content} of records) {
    if (type === 'lvl1') {
      const {lvl0: category, lvl1: title} = hierarchy;
      pages.set(url, {page: {url, title, category, area, sections: []}, texts: [content ?? '']});
    }
  }
  for (const record of records.filter(({type}) => type !== 'lvl1')) {
    const found = pages.get(record.url_without_anchor);
    if (!found) {
      throw new Error(`The section ${record.objectID} belongs to no page among the records.`);
    }
    found.page.sections.push(toSection(record));
    found.texts.push(record.content ?? '');
  }
  if (pages.size === 0) {
    throw new Error('There are no pages to index.');
  }
  const texts = JSON.stringify([...pages.values()].map((found) => found.texts) satisfies TextsFile);
  // The name changes with the content, so that files of two builds never mix.
  const name = `texts-${createHash('sha256').update(texts).digest('hex').slice(0, 10)}.json`;
  const titles: TitlesFile = {texts: name, pages: [...pages.values()].map(({page}) => page)};
  return {[titlesFile]: JSON.stringify(titles), [name]: texts};
}
