import type {Page} from '@playwright/test';
import {siteRecords} from './records.ts';
import {hydrated} from './test.ts';

export const {showcase} = siteRecords();

/** Titles of the videos with a tag, newest first. */
export const withTag = (tag: string): string[] =>
  showcase.filter(({tags}) => tags.some((own) => own === tag)).map(({title}) => title);

export const cards = (page: Page) => page.getByRole('article').getByRole('link');
export const card = (page: Page, title: string) =>
  page.getByRole('article').getByRole('link', {name: title, exact: true});

/** Opens the showcase, ready for the reader. @param query of its address, from `?` */
export async function openShowcase(page: Page, query = ''): Promise<void> {
  await page.goto(`/showcase/${query}`);
  await hydrated(page);
}
