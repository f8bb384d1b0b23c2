import {mkdir, readdir, readFile, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Catalog} from '../../content/records/catalog.ts';
import {linkDarkSheet} from '../css-split/dark-sheet.ts';
import {linkSheets} from '../css-split/link-sheets.ts';
import {describeHost} from '../hosting/describe-host.ts';
import {generatedFile, pageFile} from '../../content/page-file.ts';
import {readPage} from './built-page.ts';
import {exportMarkdown} from './markdown/index.ts';
import {pageCache} from './page-cache.ts';
import {listPages} from './page-list.ts';
import {indexForSearch} from './search-records/index.ts';
import {drawSocialCard} from './social-cards/index.ts';
import type {Build, Files, PageData, PrepareStep, SiteContent, Step} from './step.ts';
import {addStructuredData} from './structured-data/index.ts';

/**
 * What is made of every built page. A step gets the HTML as those before it left it; a new one is a
 * module that exports a `PrepareStep`, and a line here.
 */
const steps: readonly PrepareStep[] = [
  linkSheets,
  linkDarkSheet,
  exportMarkdown,
  drawSocialCard,
  addStructuredData,
  indexForSearch,
  describeHost,
  listPages,
];

/** Pages in memory at a time, with their trees. */
const batchSize = 16;

async function writeFiles(outDir: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** Runs all steps over one page, and writes it. @returns what each step found, in their order */
async function runSteps(
  prepared: readonly Step[],
  outDir: string,
  place: {path: string; permalink: string; url: string},
): Promise<unknown[]> {
  const generated = path.join(outDir, generatedFile(place.path));
  const page = readPage(place, await readFile(generated, 'utf8'));
  const found: unknown[] = [];
  for (const step of prepared) {
    const {html = page.html, files = {}, data} = await step.onPage(page);
    page.html = html;
    await writeFiles(outDir, files);
    found.push(data);
  }
  await writeFiles(outDir, {[pageFile(place.path)]: page.html});
  return found;
}

/** Removes the files that pages had at first, and the folders that held nothing else. */
async function removeGenerated(outDir: string, paths: readonly string[]): Promise<void> {
  // The deepest first: a folder may have held only folders.
  for (const pagePath of paths.toSorted((a, b) => b.length - a.length)) {
    const file = path.join(outDir, generatedFile(pagePath));
    if (generatedFile(pagePath) !== pageFile(pagePath)) {
      await rm(file);
      if ((await readdir(path.dirname(file))).length === 0) {
        await rmdir(path.dirname(file));
      }
    }
  }
}

/** After the build, reads each page once and runs the steps over it: the only reader and writer of built pages. */
export default function builtPages({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let content: SiteContent;
  return {
    name: 'built-pages',
    allContentLoaded({allContent}) {
      content = {
        docs: (allContent['docusaurus-plugin-content-docs']!.default as LoadedContent)
          .loadedVersions[0]!,
        blogs: Object.values(allContent['docusaurus-plugin-content-blog']!) as BlogContent[],
        catalog: allContent.catalog!.default as Catalog,
      };
    },
    async postBuild({outDir, generatedFilesDir, routesPaths}) {
      const {url: origin, tagline} = siteConfig;
      const build: Build = {
        siteDir,
        generatedFilesDir,
        outDir,
        baseUrl,
        origin,
        tagline,
        content,
        cached: pageCache(siteDir),
      };
      const prepared = await Promise.all(steps.map((prepare) => prepare(build)));
      const places = routesPaths.toSorted().map((permalink) => ({
        path: `/${permalink.slice(baseUrl.length)}`,
        permalink,
        url: origin + permalink,
      }));
      const found: PageData<unknown[]>[] = [];
      for (let start = 0; start < places.length; start += batchSize) {
        const batch = places.slice(start, start + batchSize).map(async (page) => ({
          page,
          data: await runSteps(prepared, outDir, page),
        }));
        found.push(...(await Promise.all(batch)));
      }
      for (const [index, step] of prepared.entries()) {
        const pages = found
          .map(({page, data}) => ({page, data: data[index]}))
          .filter(({data}) => data !== undefined);
        await writeFiles(outDir, step.finish?.(pages) ?? {});
      }
      // At the end, as the feeds are made of these files meanwhile.
      await removeGenerated(
        outDir,
        places.map((place) => place.path),
      );
    },
  };
}
