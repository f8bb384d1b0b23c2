import type {Element, ElementContent} from 'hast';
import {select} from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {describePage} from '../page-index/describe-page.ts';
import {articleMarkdown} from './article-markdown.ts';
import {element, plainText, replaceAll, text} from './element.ts';
import {selectArticle} from './select-article.ts';

/** A page as machines read it. */
export type PageMarkdown = {
  /** From the head: the main heading of a page may be a slogan. */
  title: string;
  description: string;
  /** Ends with a line break. */
  markdown: string;
};

const parser = unified().use(rehypeParse);

const contains = (node: ElementContent, part: Element): boolean =>
  node === part ||
  (node.type === 'element' && node.children.some((child) => contains(child, part)));

/** Takes out everything up to the end of a part: before the main heading stands the way here, not content. */
function cutThrough(node: Element, part: Element): void {
  const index = node.children.findIndex((child) => contains(child, part));
  const holder = node.children[index];
  node.children.splice(0, holder === part ? index + 1 : index);
  if (holder !== part && holder?.type === 'element') {
    cutThrough(holder, part);
  }
}

/** Takes out the first paragraph where it is the page's description over again. */
function cutLead(article: Element, description: string): void {
  const lead = select('p', article);
  if (lead && plainText(lead) === description) {
    replaceAll(article, 'p', (paragraph) => (paragraph === lead ? [] : undefined));
  }
}

/**
 * Title, description, content and source of a built page as Markdown, or
 * undefined for a page that asks not to be indexed.
 * @param address of the page, with its host
 */
export function pageMarkdown(html: string, address: string): PageMarkdown | undefined {
  const {title, description, listed} = describePage(html);
  if (listed === false) {
    return undefined;
  }
  const article = selectArticle(parser.parse(html));
  if (!article) {
    throw new Error(`${address} has no <main>, so there is nothing to write as Markdown.`);
  }
  const heading = select('h1', article) ?? element('h1', [text(title)]);
  if (select('h1', article)) {
    cutThrough(article, heading);
  }
  cutLead(article, description);
  const link = element('a', [text(address)]);
  link.properties = {href: address};
  const whole = element('main', [
    heading,
    ...(description ? [element('blockquote', [element('p', [text(description)])])] : []),
    article,
    element('p', [text('Source: '), link]),
  ]);
  return {title, description, markdown: articleMarkdown(whole, address)};
}
