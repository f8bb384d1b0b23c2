import type {Hierarchy, RecordType, SearchRecord} from '../../../search/record.ts';
import type {BuiltPage, PageHead} from '../built-page.ts';
import type {LocationOf} from './page-location.ts';
import {cutText, sectionsOf, type Section, type Sections} from './page-sections.ts';

/** Characters of text in one record: the hosted service takes 10 kB for a whole one. */
const contentLimit = 5000;

/** Pages further on in a list of posts say nothing that its first page and the posts do not. */
const isContinued = (path: string): boolean => /\/page\/\d+\/?$/.test(path);

/** A list of posts has no content but that of its posts, which are pages. */
const isPostList = ({classNames}: PageHead): boolean =>
  classNames.includes('plugin-blog') && !classNames.includes('blog-post-page');

/** Id of the doc that a page shows. */
const docIdOf = ({classNames}: PageHead): string | undefined =>
  classNames.map((name) => /^docs-doc-id-(.+)$/.exec(name)?.[1]).find(Boolean);

/** Description and beginning of a page, once where the page begins with its description. */
const opening = (description: string, intro: string): string =>
  intro.startsWith(description) ? intro : `${description} ${intro}`.trim();

/** Sections that only name other pages: what they say is found there. */
const linkSections = new Set(['See also', 'Next steps']);

type Level = {lvl2: string | null; lvl3: string | null};

/** Headings around each section: one of the third level belongs to the second before it. */
function levelsOf(sections: readonly Section[]): Level[] {
  let lvl2: string | null = null;
  return sections.map(({level, heading}) => {
    lvl2 = level === 2 ? heading : lvl2;
    return {lvl2, lvl3: level === 3 ? heading : null};
  });
}

const weightOfLevel: Record<RecordType, number> = {lvl1: 100, lvl2: 80, lvl3: 60};

/** The content of a page, in the parts that have a record each. */
export const contentOf = (page: Pick<BuiltPage, 'head' | 'article'>): Sections =>
  isPostList(page.head) ? {intro: '', sections: []} : sectionsOf(page.article());

/** True for a page that a search may find. */
export const isSearched = ({path, head}: Pick<BuiltPage, 'path' | 'head'>): boolean =>
  head.isListed && !isContinued(path);

/**
 * The records of a page: one for the page, and one for each section.
 * @throws where the page has no canonical URL
 */
export function pageRecords(
  {path: ownPath, head}: Pick<BuiltPage, 'path' | 'head'>,
  {intro, sections}: Sections,
  locationOf: LocationOf,
): SearchRecord[] {
  const {title, description, canonical} = head;
  if (!canonical) {
    throw new Error(`The page "${title}" has no canonical URL, so a search cannot lead to it.`);
  }
  const path = ownPath.replace(/(.)\/$/, '$1');
  const docId = docIdOf(head);
  const {area, group} = locationOf(path, docId);
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
      url: canonical + hash,
      url_without_anchor: canonical,
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
    record('lvl1', null, {lvl2: null, lvl3: null}, opening(description, intro), 0),
    ...sections.map(({level, anchor, heading, text}, index) => {
      const content = linkSections.has(heading) ? '' : text;
      return record(`lvl${level}`, anchor, levels[index]!, content, index + 1);
    }),
  ];
}
