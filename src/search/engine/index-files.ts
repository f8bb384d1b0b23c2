import type {Area, SearchRecord} from '../record';

/** An index of the engine in few bytes. */
export type PackedIndex = {
  /** Average length of each field, in terms. */
  averages: number[];
  /** By field: the length of each page's field, in terms. */
  lengths: number[][];
  /** In alphabetical order, parted by spaces. */
  terms: string;
  /**
   * By field, for every term: how many pages have it, then for each the step
   * from the page before, doubled; it is odd where the term stands there more
   * than once, and then the count follows.
   */
  postings: number[][];
};

/** A page in the first file. Texts are plain text. */
export type PackedPage = {
  /** The record's objectID. */
  id: string;
  /** After the prefix that all addresses share. */
  path: string;
  title: string;
  /** Index into the categories. */
  category: number;
  area: Area;
  tag: SearchRecord['docusaurus_tag'];
  /** In the order of the page. The anchor is left out where it follows from the heading. */
  sections: [level: 2 | 3, heading: string, anchor?: string][];
};

/** All that titles and headings can answer. */
export type FirstFile = {
  /** Beginning of every page's address, with the published origin and the base URL. */
  prefix: string;
  /** Names of the files that hold the rest; they belong to this one. */
  rest: {words: string; texts: string};
  categories: string[];
  pages: PackedPage[];
  index: PackedIndex;
};

/** What can be found in the texts of the pages. */
export type WordsFile = {index: PackedIndex};

/** By page: its own text, then that of each section. */
export type TextsFile = {texts: string[][]};

/** The file that is asked for first; its name is the same in every build. */
export const firstFile = 'first.json';
