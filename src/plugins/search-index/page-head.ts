import {describePage} from '../page-index/describe-page.ts';

/** What the head of a built page says about it. */
export type PageHead = {
  title: string;
  description: string;
  /** With the published origin, without an anchor. */
  address: string;
  /** In the docs only. */
  docId: string | undefined;
  /** A list of posts, whose entries are pages of their own. */
  isPostList: boolean;
};

/**
 * Reads the head of a page, or nothing of one that asks not to be indexed, such as one that only leads on.
 * @throws where a page to be indexed has no canonical address
 */
export function pageHead(html: string): PageHead | undefined {
  const {title, description, listed} = describePage(html);
  if (listed === false) {
    return undefined;
  }
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const address = /<link [^>]*rel="?canonical"? href="?([^\s">]+)/.exec(html)?.[1];
  if (!address) {
    throw new Error(`The page "${title}" has no canonical address, so a search cannot lead to it.`);
  }
  return {
    title,
    description,
    address,
    docId: /\bdocs-doc-id-([^\s">]+)/.exec(root)?.[1],
    isPostList: /\bplugin-blog\b/.test(root) && !/\bblog-post-page\b/.test(root),
  };
}
