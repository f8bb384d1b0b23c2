import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from './built-page.ts';
import type {FindSource} from './page-result.ts';

const lists = ['blog', 'learn', 'success-stories'];
const records = ['experts', 'templates'];

/** Folder of a post: its name is the date and the slug. */
const postFolder = (root: string, list: string, slug: string): string | undefined =>
  readdirSync(path.join(root, list)).find(
    (name) => name.replace(/^\d{4}-\d{2}-\d{2}-/, '') === slug,
  );

/** Files that a page may be written in, the likeliest first. */
function candidates(root: string, {address, docId}: BuiltPage): string[] {
  if (docId !== undefined) {
    return [`docs/${docId}.mdx`, `docs/${docId}.md`];
  }
  const [, first = '', slug] = address.split('/');
  if (slug && lists.includes(first)) {
    const folder = postFolder(root, first, slug);
    return folder ? [`${first}/${folder}/index.mdx`] : [];
  }
  if (slug && records.includes(first)) {
    return [`src/data/${first}/${slug}.yaml`];
  }
  const stem = path.posix.join('src/pages', address);
  return [`${stem}/index.tsx`, `${stem}.tsx`, `${stem}/index.mdx`, `${stem}.mdx`];
}

/**
 * Looks for a text in the file that a page was written in. Nothing is found where the text is not
 * written there as it stands in the page: a part of another file, or of the theme.
 */
export function sourceFinder(root: string): FindSource {
  return (page, needle) => {
    const file = candidates(root, page).find((name) => existsSync(path.join(root, name)));
    if (!file || !needle) {
      return undefined;
    }
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(needle));
    return line < 0 ? undefined : {file, line: line + 1, column: lines[line]!.indexOf(needle) + 1};
  };
}
