import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {addressesIn, publishedFile, withAddress} from '../../src/content/address-lists.ts';
import {addressOf, decode, pathOf, relativeLink} from '../../src/content/addresses.ts';
import {filesBelow} from '../../src/content/files-below.ts';
import {applyFixes} from '../../src/content/finding.ts';
import {linksOf} from '../../src/content/links.ts';
import type {Page} from '../../src/content/page.ts';
import {listPartials, readPages} from '../../src/content/read-pages.ts';
import {isFileLink, resolveLink} from '../../src/content/resolve-link.ts';
import {siteMap} from '../../src/content/site-map.ts';

/** A mistake in the command, as one line. */
export class RenameError extends Error {}

/** A page before and after: its file, its id in sidebars, and its address without a slash at the end. */
type Name = {file: string; id: string; address: string};

const hostingFile = 'src/config/hosting.ts';

/**
 * Renames a page of the docs: moves its file, rewrites its entry in a sidebar and the links to it,
 * redirects the old address, and puts the new one on the list of published addresses.
 * @param from its file or its address
 * @param to the same, as it shall be
 * @param root folder of the project
 * @returns the files that were written, from the root
 * @throws RenameError when one of the names is wrong; nothing is written then
 */
export async function renamePage(from: string, to: string, root: string): Promise<string[]> {
  const {pages, findings} = readPages(root);
  const partials = readPages(root, listPartials(root)).pages;
  if (findings.length > 0) {
    throw new RenameError(`${findings[0]!.file} cannot be read. Run npm run check first.`);
  }
  const page = pages.find((one) => one.file === from || pathOf(addressOf(one)) === pathOf(from));
  const file = to.startsWith('/') ? `${pathOf(to).slice(1)}.mdx` : to;
  if (!page?.file.startsWith('docs/')) {
    throw new RenameError(`${from} is no page of docs/. Name its file or its address.`);
  }
  if (!/^docs\/([a-z\d-]+\/)*[a-z\d-]+\.mdx$/.test(file)) {
    throw new RenameError(`${to} cannot be a page. Write it as docs/a-name.mdx or /docs/a-name.`);
  }
  if (page.frontMatter.slug !== undefined) {
    throw new RenameError(`${page.file} has a slug, so its file does not decide its address.`);
  }
  const old = nameOf(page.file);
  const next = nameOf(file);
  const other = pages.find((one) => pathOf(addressOf(one)) === next.address);
  if (existsSync(path.join(root, file)) || (other && other !== page)) {
    throw new RenameError(`${other?.file ?? file} exists already.`);
  }

  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const written = new Map<string, string>();
  const edit = (name: string, change: (text: string) => string) => {
    const text = change(read(name));
    if (text !== read(name)) {
      written.set(name, text);
    }
  };
  const targets = {map: siteMap(pages, partials, [], [], []), exists: () => false};
  for (const one of [...pages, ...partials]) {
    if (one !== page) {
      edit(one.file, () => withLinks(one, one.file, old, next, targets));
    }
  }
  written.set(file, withPaths(withLinks(page, file, old, next, targets), old, next, root));
  const records = filesBelow(path.join(root, 'src/data')).filter((name) => name.endsWith('.yaml'));
  for (const name of [
    ...records.map((record) => `src/data/${record}`),
    'src/config/links.ts',
    'tests/search/queries.yml',
  ]) {
    edit(name, (text) => withNewAddress(text, old, next));
  }
  for (const name of filesBelow(path.join(root, 'src/config/sidebars'))) {
    edit(`src/config/sidebars/${name}`, (text) => text.replaceAll(`'${old.id}'`, `'${next.id}'`));
  }
  const wasPublished = addressesIn(read(publishedFile)).includes(old.address);
  edit(publishedFile, (text) => withAddress(text, next.address));
  edit(hostingFile, (text) =>
    withRedirect(withNewAddress(text, old, next), old, next, wasPublished),
  );

  for (const [name, text] of written) {
    const target = path.join(root, name);
    mkdirSync(path.dirname(target), {recursive: true});
    const settings = {...(await resolveConfig(hostingFile)), filepath: name};
    writeFileSync(target, name.endsWith('.ts') ? await format(text, settings) : text);
  }
  rmSync(path.join(root, old.file));
  return [...written.keys()];
}

const nameOf = (file: string): Name => ({
  file,
  id: file.replace(/^docs\/|\.mdx$/g, ''),
  address: pathOf(addressOf({file, frontMatter: {}})),
});

/** A page's text with its links to the renamed page, from the place where it is now. */
function withLinks(
  page: Page,
  file: string,
  old: Name,
  next: Name,
  targets: Parameters<typeof resolveLink>[2],
): string {
  const fixes = linksOf(page).flatMap(({url, range}) => {
    const target = resolveLink(url, page.file, targets)?.target;
    if (!range || url.startsWith('#') || target?.kind !== 'page' || target.page.file !== old.file) {
      return [];
    }
    const base = isFileLink(url) ? relativeLink(file, next.file) : next.address;
    return [{...range, text: base + (/[?#].*/s.exec(url)?.[0] ?? '')}];
  });
  return applyFixes(page.text, fixes).text;
}

/** The text of a page that moves to another folder, with its paths of files that stay where they are. */
function withPaths(text: string, old: Name, next: Name, root: string): string {
  const folder = path.posix.dirname(old.file);
  const write = (name: string) => {
    const target = path.posix.join(folder, decode(name));
    return existsSync(path.join(root, target)) ? encodeURI(relativeLink(next.file, target)) : name;
  };
  return folder === path.posix.dirname(next.file)
    ? text
    : text.replace(/(?<=["'(:] ?)\.{1,2}\/[^\s"')#?]+/g, write);
}

/** A text with the new address wherever it has the old one as a whole, with or without an anchor. */
const withNewAddress = (text: string, old: Name, next: Name): string =>
  text.replaceAll(new RegExp(`(?<=["' [])${old.address}/?(?=["'?#,\\]\\s]|$)`, 'g'), next.address);

/** The redirects, with one from the old address if it was published, and none from the new one. */
function withRedirect(text: string, old: Name, next: Name, wasPublished: boolean): string {
  const without = text.replace(new RegExp(`\\s*\\[\\s*'${next.address}',[^\\]]*\\],`), '');
  const end = without.indexOf('\n];', without.indexOf('const moved'));
  const line = `\n['${old.address}', '${next.address}'],`;
  return wasPublished && old.address !== next.address
    ? without.slice(0, end) + line + without.slice(end)
    : without;
}
