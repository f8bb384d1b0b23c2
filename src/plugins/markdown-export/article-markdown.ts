import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {writeAddresses} from './components/addresses.ts';
import {writeAdmonitions} from './components/admonitions.ts';
import {writeCodeBlocks, writeCommands} from './components/code-blocks.ts';
import {writeDetails} from './components/details.ts';
import {writeCards, writeRows, writeWordLists} from './components/lists.ts';
import {writePictures} from './components/pictures.ts';
import {writeTabs} from './components/tabs.ts';
import {writeTerms} from './components/terms.ts';
import {removeChrome} from './remove-chrome.ts';

const markdown = unified()
  .use(rehypeRemark, {
    handlers: {
      pre: (_state, pre: Element): Code => {
        const code = select('code', pre) ?? pre;
        const language = String(code.properties.className ?? '').match(/^language-(\S+)/)?.[1];
        const title = code.properties.dataTitle;
        return {
          type: 'code',
          lang: language ?? (title ? 'text' : null),
          meta: title ? `title="${String(title)}"` : null,
          value: toString(code),
        };
      },
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});

/**
 * The content of an article as Markdown, components included. Changes the article.
 * @param page address of the page, with its host
 */
export function articleMarkdown(article: Element, page: string): string {
  // Tabs first, since only the chosen panel is not hidden.
  writeTabs(article);
  writePictures(article, page);
  removeChrome(article);
  writeCodeBlocks(article);
  writeAdmonitions(article);
  writeDetails(article);
  writeRows(article);
  writeTerms(article);
  writeCommands(article);
  writeCards(article);
  writeWordLists(article);
  writeAddresses(article, page);
  return markdown.stringify(
    // The types of a pipeline do not follow its tree from HTML to Markdown.
    markdown.runSync({type: 'root', children: [article]} as Root) as never,
  );
}
