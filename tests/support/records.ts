import {readdirSync, readFileSync} from 'node:fs';
import {
  collections,
  readCatalog,
  type SourceFiles,
} from '../../src/content/records/read-catalog.ts';

/** The files of the site's own records. */
export const recordFiles = (): SourceFiles =>
  Object.fromEntries(
    collections.map((name) => [
      name,
      readdirSync(`src/data/${name}`).map((base) => {
        const file = `src/data/${name}/${base}`;
        return {file, text: readFileSync(file, 'utf8')};
      }),
    ]),
  ) as SourceFiles;

/** The records in the order of their lists. Tests count these, so that one more is one file. */
export const siteRecords = () => readCatalog(recordFiles());

/** Posts below a folder such as `blog`, of a year or of all. */
export const countPosts = (folder: string, year = ''): number =>
  readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d-/.test(name) && name.startsWith(year))
    .length;
