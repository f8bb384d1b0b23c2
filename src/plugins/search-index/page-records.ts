import type {Hierarchy, RecordType, SearchRecord} from '../../search/record.ts';
import {selectArticle} from '../markdown-export/select-article.ts';
import {cutText} from './cut-text.ts';
import {pageHead, type PageHead} from './page-head.ts';
import {parseMain} from './parse-main.ts';
import type {PlaceOf} from './place-of.ts';
import {sectionsOf, type Section, type Sections} from './sections-of.ts';

/** Characters of text in one record: the hosted service takes 10 kB for a whole one. */
const contentLimit = 5000;

const nothing: Sections = {lead: '', sections: []};

/** The content of a page; lists of posts have none of their own. */
function contentOf(html: string, {isPostList, address}: PageHead): Sections {
  const main = parseMain(html);
  const article = main && selectArticle(main);
  if (!article) {
    throw new Error(`${address} has no <main>, so a search cannot find what it says.`);
  }
  return isPostList ? nothing : sectionsOf(article);
}

/** Description and beginning of a page, once where the page begins with its description. */
const opening = (description: string, lead: string): string =>
  lead.startsWith(description) ? lead : `${description} ${lead}`.trim();

/** Sections that only name other pages: what they say is found there. */
const signposts = new Set(['See also', 'Next steps']);

type Level = {lvl2: string | null; lvl3: string | null};

/** Headings around each section: one of the third level stands below the second before it. */
function levelsOf(sections: readonly Section[]): Level[] {
  let lvl2: string | null = null;
  return sections.map(({level, heading}) => {
    lvl2 = level === 2 ? heading : lvl2;
    return {lvl2, lvl3: level === 3 ? heading : null};
  });
}

const weightOfLevel: Record<RecordType, number> = {lvl1: 100, lvl2: 80, lvl3: 60};

/**
 * The records of a built page: one for the page, and one for each section.
 * @param path address without base URL and without slash at the end; that of the home page is `/`
 * @returns none for a page that asks not to be indexed
 */
export function pageRecords(html: string, path: string, placeOf: PlaceOf): SearchRecord[] {
  const head = pageHead(html);
  if (!head) {
    return [];
  }
  const {title, description, address, docId} = head;
  const {lead, sections} = contentOf(html, head);
  const {area, group} = placeOf(path, docId);
  const levels = levelsOf(sections);

  const record = (
    type: RecordType,
    anchor: string | null,
    {lvl2, lvl3}: Level,
    text: string,
    position: number,
  ): SearchRecord => {
    const hash = anchor === null ? '' : `#${anchor}`;
    const deeper = {lvl4: null, lvl5: null, lvl6: null};
    const hierarchy: Hierarchy = {lvl0: group, lvl1: title, lvl2, lvl3, ...deeper};
    return {
      objectID: path + hash,
      url: address + hash,
      url_without_anchor: address,
      anchor,
      type,
      hierarchy,
      content: cutText(text, contentLimit) || null,
      language: 'en',
      docusaurus_tag: docId === undefined ? 'default' : 'docs-default-current',
      version: 'current',
      area,
      weight: {level: weightOfLevel[type], position},
    };
  };

  return [
    record('lvl1', null, {lvl2: null, lvl3: null}, opening(description, lead), 0),
    ...sections.map(({level, anchor, heading, text}, index) => {
      const content = signposts.has(heading) ? '' : text;
      return record(`lvl${level}`, anchor, levels[index]!, content, index + 1);
    }),
  ];
}
