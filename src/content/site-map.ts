import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../config/hosting.ts';
import {addressOf, pathOf} from './addresses.ts';
import {filesBelow} from './files-below.ts';
import {anchorsOf} from './outline.ts';
import {derived} from './derived.ts';
import type {Page} from './page.ts';

/** A page of the site: its file, its address, and the ids in it that a link may name, where they are known. */
export type SitePage = {file: string; address: string; ids: ReadonlySet<string> | undefined};

/** What is at an address. */
export type Target =
  | {kind: 'page'; page: SitePage}
  | {kind: 'redirect'; to: string}
  | {kind: 'file'}
  | {kind: 'missing'};

/** What is at the addresses of the site, as its sources say. */
export type SiteMap = {
  pages: readonly SitePage[];
  pageOf: (file: string) => SitePage | undefined;
  /** @param address a path of the site, with or without query and anchor */
  at: (address: string) => Target;
};

/** What the generator makes of each folder of posts besides the posts. */
const listsOfPosts = ['', '/archive'];

/**
 * @param pages of all folders of pages
 * @param partials texts whose anchors are on the pages that import them
 * @param others pages that are not MDX, with the ids that such pages have
 * @param files below `static/`
 */
export function siteMap(
  pages: readonly Page[],
  partials: readonly Page[],
  others: readonly SitePage[],
  files: readonly string[],
  redirects: readonly Redirect[],
): SiteMap {
  const partialIds = new Map(partials.map((partial) => [partial.file, anchorsOf(partial)]));
  const sections = [...new Set(pages.map(({file}) => file.split('/')[0]!))].filter(
    (section) => section !== 'docs',
  );
  const all: SitePage[] = [
    ...pages.map((page) => ({
      file: page.file,
      address: addressOf(page),
      ids: new Set([
        ...anchorsOf(page),
        ...importsOf(page).flatMap((file) => partialIds.get(file) ?? []),
      ]),
    })),
    ...others,
    ...sections.flatMap((section) =>
      listsOfPosts.map((list) => ({
        file: section,
        address: `/${section}${list}`,
        ids: new Set<string>(),
      })),
    ),
  ];
  const byFile = new Map(all.map((page) => [page.file, page]));
  const byPath = new Map(all.map((page) => [pathOf(page.address), page]));
  const byOldPath = new Map(redirects.map(({from, to}) => [pathOf(from), to]));
  const known = new Set(files.map((file) => `/${file}`));
  // An anchor in a partial may be that of any page around it.
  for (const {file} of partials) {
    const around = pages.filter((page) => importsOf(page).includes(file));
    const ids = [file, ...around.map((page) => page.file)].flatMap((name) => [
      ...(byFile.get(name)?.ids ?? partialIds.get(name) ?? []),
    ]);
    byFile.set(file, {file, address: `/${file}`, ids: new Set(ids)});
  }
  return {
    pages: all,
    pageOf: (file) => byFile.get(file),
    at(address) {
      const key = pathOf(address);
      const page = byPath.get(key);
      const to = byOldPath.get(key);
      if (page) {
        return {kind: 'page', page};
      }
      if (to !== undefined) {
        return {kind: 'redirect', to};
      }
      return {kind: known.has(key) ? 'file' : 'missing'};
    },
  };
}

/** Files that a page imports, from the root of the project. */
export const importsOf = derived('imports', ({file, tree}): string[] =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(/from ['"](\.[^'"]+)['"]/g)].map(([, name = '']) =>
          path.posix.join(path.posix.dirname(file), name),
        )
      : [],
  ),
);

/**
 * Ids in the pages that are not MDX, as far as they are written out. One set for all of them:
 * which page shows which part is known to the build alone.
 */
export const idsInCode = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bid(?:=|: )["']([^"']+)["']/g),
    ])
    .map(([, id = '']) => id);
