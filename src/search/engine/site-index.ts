import type MiniSearch from 'minisearch';
import type {Area, SearchRecord} from '../record';
import {subjectsOf, type Term} from '../words';
import {anchorOf} from './anchor-of';
import {readCommonWords, type CommonWords} from './common-words';
import type {FirstFile, PackedPage, TextsFile, WordsFile} from './index-files';
import {textBoost, textOptions, titleBoost, titleOptions} from './indexes';
import {nameKey, nameKeys} from './name-keys';
import {stem} from './stem';
import {unpackIndex} from './unpack-index';

export type Section = {
  level: 2 | 3;
  heading: string;
  anchor: string;
  /** Heading of the second level that it stands under, or its own. */
  parent: string | null;
};

export type IndexedPage = {
  /** Number of the page in the indexes. */
  number: number;
  id: string;
  url: string;
  title: string;
  category: string;
  area: Area;
  tag: SearchRecord['docusaurus_tag'];
  sections: Section[];
  /** By what names a reader may call exactly this page. */
  names: ReadonlySet<string>;
  /** Its headings in the same form. */
  headings: ReadonlySet<string>;
  /** The words of the title that say something, as terms of the index. */
  titleTerms: Term[];
};

/** The parts of the index, as far as they have arrived. */
export type SiteIndex = {
  pages: readonly IndexedPage[];
  titles: MiniSearch;
  /** All terms of titles and headings. */
  vocabulary: ReadonlySet<string>;
  /** What the pages say, found by its words. */
  texts: MiniSearch | null;
  /** Words that stand in very many pages; `titles` and `texts` do not have them. */
  common: {titles: CommonWords; texts: CommonWords};
  /** By page: its own text, then that of each section. */
  contents: readonly string[][] | null;
};

function readSections(sections: PackedPage['sections']): Section[] {
  let parent: string | null = null;
  return sections.map(([level, heading, anchor = anchorOf(heading)]) => {
    parent = level === 2 ? heading : parent;
    return {level, heading, anchor, parent};
  });
}

const asIndexTerm = ({whole, parts}: Term): Term => ({
  whole: parts.length > 1 ? whole : stem(whole),
  parts: parts.map(stem),
});

const readPage = (page: PackedPage, number: number, file: FirstFile): IndexedPage => ({
  number,
  id: page.id,
  url: file.prefix + page.path,
  title: page.title,
  category: file.categories[page.category]!,
  area: page.area,
  tag: page.tag,
  sections: readSections(page.sections),
  names: nameKeys(page.title, page.path),
  headings: new Set(page.sections.map(([, heading]) => nameKey(heading))),
  titleTerms: subjectsOf(page.title).map(asIndexTerm),
});

/** The index with its first part, which answers already. */
export async function openIndex(file: FirstFile): Promise<SiteIndex> {
  const common = readCommonWords(file.index, Object.values(titleBoost));
  return {
    pages: file.pages.map((page, number) => readPage(page, number, file)),
    titles: await unpackIndex(file.index, titleOptions, common),
    vocabulary: new Set(file.index.terms.split(' ')),
    texts: null,
    common: {titles: common, texts: new Map()},
    contents: null,
  };
}

/** The same index, which now finds words in texts, too. */
export async function withWords(index: SiteIndex, {index: packed}: WordsFile): Promise<SiteIndex> {
  const texts = readCommonWords(packed, Object.values(textBoost));
  return {
    ...index,
    common: {...index.common, texts},
    texts: await unpackIndex(packed, textOptions, texts),
  };
}

/** The same index, which now can show the texts. */
export const withTexts = (index: SiteIndex, {texts}: TextsFile): SiteIndex => ({
  ...index,
  contents: texts,
});
