import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files-below.ts';
import type {Page} from './page.ts';

/** `docs/player/index.mdx` -> `player/index`; undefined for posts. */
export const idOf = (file: string): string | undefined => /^docs\/(.*)\.mdx?$/.exec(file)?.[1];

const lastPart = (id: string) => id.slice(id.lastIndexOf('/') + 1);
const folderOf = (id: string) => id.slice(0, id.lastIndexOf('/') + 1);

/** A docs page named `index`, or as its folder, has the folder's address. */
const isFolderPage = (id: string) =>
  lastPart(id) === 'index' || folderOf(id).endsWith(`${lastPart(id)}/`);

/** Address of a page, as the site generator makes it, without the base URL. */
export function addressOf({file, frontMatter: {slug}}: Pick<Page, 'file' | 'frontMatter'>): string {
  const id = idOf(file);
  if (id === undefined) {
    return `/${file.slice(0, file.indexOf('/'))}/${String(slug).replace(/^\//, '')}`;
  }
  if (typeof slug === 'string') {
    return `/docs${slug.startsWith('/') ? slug : `/${folderOf(id)}${slug}`}`;
  }
  return `/docs/${isFolderPage(id) ? folderOf(id) : id}`;
}

/** The address that a file alone gives its page: of docs, posts and records; undefined where it has none. */
export function addressOfFile(file: string): string | undefined {
  const [, record] = /^src\/data(\/(?:experts|templates)\/.*)\.yaml$/.exec(file) ?? [];
  const [, slug] = /\/\d{4}-\d\d-\d\d-([^/]+)\/index\.mdx$/.exec(file) ?? [];
  return record ?? (file.endsWith('.mdx') ? addressOf({file, frontMatter: {slug}}) : undefined);
}

/** Addresses of the pages in `src/pages` with the file of each: the file's path is the address. */
export function fixedAddresses(root: string): {file: string; address: string}[] {
  const folder = path.join(root, 'src/pages');
  if (!existsSync(folder)) {
    return [];
  }
  return filesBelow(folder)
    .filter((name) => name.endsWith('.tsx') && !/(^|\/)_|\.test\./.test(name))
    .map((name) => ({
      file: `src/pages/${name}`,
      address: `/${name.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '$1')}`,
    }));
}

/** A path as it is looked up: decoded, without query and anchor, without a slash at the end. */
export const pathOf = (address: string): string =>
  decode(address.replace(/[?#].*$/s, '')).replace(/(.)\/$/, '$1') || '/';

/** The anchor of an address, decoded; undefined when there is none that must be on the page. */
export function anchorOf(address: string): string | undefined {
  const anchor = /#(.+)$/s.exec(address)?.[1]?.replace(/:~:.*$/s, '');
  // Browsers know `top` without an element.
  return anchor && anchor !== 'top' ? decode(anchor) : undefined;
}

/** A path without `%20` and its like. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link from one file to another: `docs/a.mdx`, `docs/b/c.mdx` -> `./b/c.mdx`. */
export function relativeLink(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** An address of the site with the base URL; one that leads elsewhere as it is. */
export const withBase = (baseUrl: string, address: string): string =>
  address.startsWith('/') ? baseUrl + address.slice(1) : address;
