import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {appendToHead, type PrepareStep} from '../built-pages/step.ts';
import {
  docsOf,
  shardCount,
  shardName,
  shardOf,
  sidebarName,
  type GlobalData,
} from './split-docs.ts';

/**
 * Has a docs page load its parts of the docs' tables beside the scripts of every page, which would
 * ask for them only once they run.
 */
export const preloadDocsParts: PrepareStep = async ({outDir, baseUrl, generatedFilesDir}) => {
  const folder = 'assets/js';
  const built = await readdir(path.join(outDir, folder));
  const script = (name: string): string => {
    const file = built.find((candidate) => candidate.startsWith(`${name}.`));
    if (!file) {
      throw new Error(`No ${name}.*.js in ${folder}: src/plugins/bundle-trim made none.`);
    }
    return `<link rel="preload" as="script" href="${baseUrl}${folder}/${file}">`;
  };
  const globalData = await readFile(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  const docs = new Map(
    docsOf(JSON.parse(globalData) as GlobalData).docs.map((doc) => [doc.path, doc]),
  );
  return {
    onPage({permalink, html}) {
      const doc = docs.get(permalink);
      if (!doc) {
        return {};
      }
      const parts = [shardName(shardOf(doc.path, shardCount))];
      if (doc.sidebar) {
        parts.push(sidebarName(doc.sidebar));
      }
      return {html: appendToHead(html, parts.map(script).join(''))};
    },
  };
};
