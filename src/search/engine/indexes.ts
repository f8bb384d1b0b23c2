import type {Options} from 'minisearch';
import {indexTerms} from './index-terms';

/** What a page is found by at first. */
export type TitleFields = {
  title: string;
  /** Category and address. */
  place: string;
  headings: string;
};

/** What it is found by besides: its introduction, and what its sections say. */
export type TextFields = {lead: string; text: string};

const options = <Fields extends object>(fields: (keyof Fields & string)[]): Options => ({
  fields,
  tokenize: indexTerms,
  // Terms are what they should be already.
  processTerm: (term) => term,
});

/** How much a match counts by where it stands. */
export const titleBoost = {title: 6, place: 1.5, headings: 2} satisfies Record<
  keyof TitleFields,
  number
>;
export const textBoost = {lead: 1.8, text: 1} satisfies Record<keyof TextFields, number>;

/** Options of the index of titles and headings. Ids are the pages' numbers. */
export const titleOptions = options<TitleFields>(['title', 'place', 'headings']);
/** Options of the index of texts. */
export const textOptions = options<TextFields>(['lead', 'text']);
