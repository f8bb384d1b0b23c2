import {markdownAddress} from '../../../components/CopyPage/markdown-address.ts';
import {site} from '../../../config/site.ts';
import {isPage} from '../built-page.ts';
import {appendToHead, type PrepareStep} from '../step.ts';
import {llmsFull, llmsIndex, type PageMarkdown} from './llms-files.ts';
import {pageMarkdown} from './page-markdown.ts';
import {areaSections, docOrder, docSections} from './sections.ts';

/** Writes each listed page as Markdown, names it in the page's head, and lists all for machines. */
export const exportMarkdown: PrepareStep<PageMarkdown> = ({baseUrl, origin, content, cached}) => ({
  async onPage(page) {
    const {title, description, isListed} = page.head;
    if (!isPage(page) || !isListed) {
      return {};
    }
    const href = markdownAddress(page.permalink, baseUrl);
    const parts = [page.url, title, description, page.mainHtml];
    const markdown = String(await cached(href, parts, () => pageMarkdown(page)));
    return {
      html: appendToHead(page.html, `<link rel="alternate" type="text/markdown" href="${href}">`),
      files: {[href.slice(baseUrl.length)]: markdown},
      data: {title, description, markdown},
    };
  },
  finish(found) {
    const pages = new Map(found.map(({page, data}) => [page.permalink, data]));
    const inDocs = docSections(content.docs);
    const documented = new Set(inDocs.flatMap(({permalinks}) => permalinks));
    const others = [...pages]
      .filter(([permalink]) => !documented.has(permalink))
      .map(([permalink, {title}]) => ({permalink, title}));
    const summary = pages.get(baseUrl)?.description ?? site.tagline;
    return {
      'llms.txt': llmsIndex(
        {name: site.name, summary},
        [...inDocs, ...areaSections(others, baseUrl)],
        pages,
        (permalink) => origin + markdownAddress(permalink, baseUrl),
      ),
      'llms-full.txt': llmsFull(docOrder(content.docs), pages),
    };
  },
});
