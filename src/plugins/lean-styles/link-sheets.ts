import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PreparePageEdit} from '../built-pages/page-edit.ts';
import {classNamesIn, linkStylesheets} from './page-stylesheet.ts';
import {sheetsApart} from './sheets-apart.ts';

/** Links each page to those of the sheets apart whose classes it uses. */
export const linkSheets: PreparePageEdit = async ({outDir, baseUrl}) => {
  const folder = 'assets/css';
  const built = await readdir(path.join(outDir, folder));
  const sheets = await Promise.all(
    Object.keys(sheetsApart).map(async (name) => {
      const file = built.find((candidate) => candidate.startsWith(`${name}.`));
      if (!file) {
        throw new Error(`No ${name}.*.css in ${folder}: nothing fits that part of lean-styles.`);
      }
      const css = await readFile(path.join(outDir, folder, file), 'utf8');
      return {href: `${baseUrl}${folder}/${file}`, classes: classNamesIn(css)};
    }),
  );
  return ({html}) => linkStylesheets(html, sheets);
};
