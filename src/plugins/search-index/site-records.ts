import sidebars from '../../../sidebars.ts';
import type {SearchRecord} from '../../search/record.ts';
import {placesIn} from './place-of.ts';
import {readRecords} from './read-records.ts';

const placeOf = placesIn(sidebars);

/** The records of this site's pages. @param files of pages, below the folder that holds the build */
export const siteRecords = (folder: string, files: readonly string[]): Promise<SearchRecord[]> =>
  readRecords(folder, files, placeOf);
