import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownAddress} from '../../components/CopyPage/markdown-address.ts';
import {site} from '../../config/site.ts';
import {isPage, pageFile} from '../built-pages/page-file.ts';
import {llmsFull, llmsIndex, type Pages} from './llms-files.ts';
import {pageMarkdown, type PageMarkdown} from './page-markdown.ts';
import {areaSections, docOrder, docSections, type LoadedDocs} from './sections.ts';

/** Writes each built page as Markdown, and the two files that lead machines to them. */
export default function markdownExport({siteConfig, baseUrl, outDir}: LoadContext): Plugin {
  let docs: LoadedDocs | undefined;
  const urlOf = (address: string) => new URL(address, siteConfig.url).href;

  const readPages = async (addresses: readonly string[]): Promise<Pages> => {
    const read = addresses.map(async (address): Promise<[string, PageMarkdown | undefined]> => {
      const html = await readFile(path.join(outDir, pageFile(address, baseUrl)), 'utf8');
      return [address, pageMarkdown(html, urlOf(address))];
    });
    return new Map(
      (await Promise.all(read)).filter((entry) => entry[1]) as [string, PageMarkdown][],
    );
  };

  const write = async (address: string, text: string): Promise<void> => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };

  return {
    name: 'markdown-export',
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      docs = content.loadedVersions[0];
    },
    async postBuild({routesPaths}) {
      const pages = await readPages(routesPaths.filter(isPage));
      await Promise.all(
        [...pages].map(([address, {markdown}]) =>
          write(markdownAddress(address, baseUrl), markdown),
        ),
      );
      const inDocs = docSections(docs!);
      const documented = new Set(inDocs.flatMap(({addresses}) => addresses));
      const others = [...pages]
        .filter(([address]) => !documented.has(address))
        .map(([address, {title}]) => ({address, title}));
      const summary = pages.get(baseUrl)?.description ?? site.tagline;
      const index = llmsIndex(
        {name: site.name, summary},
        [...inDocs, ...areaSections(others, baseUrl)],
        pages,
        (address) => urlOf(markdownAddress(address, baseUrl)),
      );
      await write(`${baseUrl}llms.txt`, index);
      await write(`${baseUrl}llms-full.txt`, llmsFull(docOrder(docs!), pages));
    },
  };
}
