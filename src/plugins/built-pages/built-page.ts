import type {Element, Parents, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {find} from './hast.ts';

/** What the head of a page says about it. Texts may be empty. */
export type PageHead = {
  /** Without the site's name. */
  title: string;
  description: string;
  /** False for a page that asks not to be indexed. */
  isListed: boolean;
  /** Canonical URL. */
  canonical: string | undefined;
  /** Type of Open Graph. */
  type: string | undefined;
  /** Of the `html` element: Docusaurus names the plugin and the doc there. */
  classNames: readonly string[];
};

export type BuiltPage = {
  /** Path in the site, without base URL; the not-found page's is `/404.html`. */
  path: string;
  /** The same with base URL, as the router knows it. */
  permalink: string;
  url: string;
  /** As the steps before left it. */
  html: string;
  head: PageHead;
  /** The main element without what was highlighted in code: what `article` is parsed from. */
  mainHtml: string;
  /**
   * The part of the page that is about its subject: the article around the main heading, or else all
   * of `main`. Parsed at the first call, and shared by all steps: none may change it.
   * @throws where the page has no `main`
   */
  article: () => Element;
};

/** True for a page, false for the file of the not-found page. */
export const isPage = ({path: pagePath}: Pick<BuiltPage, 'path'>): boolean =>
  !pagePath.endsWith('.html');

const documents = unified().use(rehypeParse);
const fragments = unified().use(rehypeParse, {fragment: true});

const findTag = (node: Parents, name: string) => find(node, ({tagName}) => tagName === name);

/** @param html of the whole page; only its head is parsed */
export function readHead(html: string): PageHead {
  const end = /<\/head>|<body/.exec(html)?.index;
  const document = documents.parse(html.slice(0, end));
  const content = (key: 'name' | 'property', value: string) => {
    const meta = find(
      document,
      ({tagName, properties}) => tagName === 'meta' && properties[key] === value,
    );
    return meta && String(meta.properties.content ?? '');
  };
  const canonical = find(document, ({properties: {rel}}) => String(rel) === 'canonical');
  const title = findTag(document, 'title');
  const root = findTag(document, 'html');
  return {
    title: title ? toString(title).split(' | ')[0]!.trim() : '',
    description: content('name', 'description') ?? '',
    isListed: !content('name', 'robots')?.startsWith('noindex'),
    canonical: canonical && String(canonical.properties.href),
    type: content('property', 'og:type'),
    classNames: (root?.properties.className as string[] | undefined) ?? [],
  };
}

/** Colours are most of the elements of a page, and menus most of the rest. Where a word may break is for the eye. */
const mainOf = (html: string): string =>
  (/<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll('\u00ad', '')
    .replace(
      /(<pre\b[^>]*>)([^]*?)(?=<\/pre>)/g,
      (_, opening: string, code: string) => opening + code.replace(/<[^>]*>/g, ''),
    );

const findArticle = (main: Root): Element | undefined =>
  find(main, (node) => node.tagName === 'article' && findTag(node, 'h1') !== undefined) ??
  findTag(main, 'main');

/** @param place where the page is: its path in the site, with base URL, and with the host */
export function readPage(
  place: Pick<BuiltPage, 'path' | 'permalink' | 'url'>,
  html: string,
): BuiltPage {
  const mainHtml = mainOf(html);
  let article: Element | undefined;
  return {
    ...place,
    html,
    head: readHead(html),
    mainHtml,
    article: () => {
      article ??= findArticle(fragments.parse(mainHtml));
      if (!article) {
        throw new Error(`${place.url} has no <main>, so there is nothing to read.`);
      }
      return article;
    },
  };
}
