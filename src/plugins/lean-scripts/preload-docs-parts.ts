import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {appendToHead, type PreparePageEdit} from '../built-pages/page-edit.ts';
import {docsOf, type GlobalData} from './docs-data.ts';
import {shardCount} from './lean-files.ts';
import {shardName, shardOf, sidebarName} from './docs-parts.ts';

/**
 * Has a docs page load its parts of the docs' tables beside the scripts of every page, which would
 * ask for them only once they run.
 */
export const preloadDocsParts: PreparePageEdit = async ({outDir, baseUrl, generatedFilesDir}) => {
  const folder = 'assets/js';
  const built = await readdir(path.join(outDir, folder));
  const script = (name: string): string => {
    const file = built.find((candidate) => candidate.startsWith(`${name}.`));
    if (!file) {
      throw new Error(`No ${name}.*.js in ${folder}: nothing fits that part of lean-scripts.`);
    }
    return `<link rel="preload" as="script" href="${baseUrl}${folder}/${file}">`;
  };
  const globalData = await readFile(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  const docs = new Map(
    docsOf(JSON.parse(globalData) as GlobalData).docs.map((doc) => [doc.path, doc]),
  );
  return ({address, html}) => {
    const doc = docs.get(address);
    if (!doc) {
      return html;
    }
    const parts = [shardName(shardOf(doc.path, shardCount))];
    if (doc.sidebar) {
      parts.push(sidebarName(doc.sidebar));
    }
    return appendToHead(html, parts.map(script).join(''));
  };
};
