import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {preloadDocsParts} from '../lean-scripts/preload-docs-parts.ts';
import {linkSheets} from '../lean-styles/link-sheets.ts';
import {linkMarkdown} from '../markdown-export/link-markdown.ts';
import {addSocialCard} from '../social-cards/add-social-card.ts';
import {addStructuredData} from '../structured-data/add-structured-data.ts';
import type {PreparePageEdit} from './page-edit.ts';
import {pageFile, replaceFile} from './page-file.ts';

/** What changes in the HTML of every page after the build, in this order. */
const edits: readonly PreparePageEdit[] = [
  linkSheets,
  preloadDocsParts,
  linkMarkdown,
  addSocialCard,
  addStructuredData,
];

/**
 * The only writer of built pages: plugins finish at the same time, and two that
 * rewrote one file would undo each other's work.
 */
export default function builtPages(_context: LoadContext): Plugin {
  return {
    name: 'built-pages',
    async postBuild(build) {
      const prepared = await Promise.all(edits.map((prepare) => prepare(build)));
      await Promise.all(
        build.routesPaths.map(async (address) => {
          const file = path.join(build.outDir, pageFile(address, build.baseUrl));
          let html = await readFile(file, 'utf8');
          for (const edit of prepared) {
            html = await edit({address, html});
          }
          await replaceFile(file, html);
        }),
      );
    },
  };
}
