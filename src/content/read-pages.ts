import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files-below.ts';
import {diskCache, type DiskCache} from './disk-cache.ts';
import type {Finding} from './finding.ts';
import {parsePage, type Page} from './page.ts';
import {hashOf, hashOfFiles} from './hash.ts';

const folders = ['docs', 'blog', 'learn', 'success-stories'];

/** Files of all pages, from the root of the project, in order. */
export const listPages = (root = '.'): string[] =>
  listTexts(root).filter((file) => !isPartial(file));

/** Files of all partials, texts that pages share, from the root of the project, in order. */
export const listPartials = (root = '.'): string[] => listTexts(root).filter(isPartial);

/** A file whose name, or a folder of which, begins with `_`. */
export const isPartial = (file: string) => /(^|\/)_/.test(file);

/** Files next to pages that are neither pages nor partials, such as pictures, in order. */
export const listAttachments = (root = '.'): string[] =>
  listFiles(root).filter((file) => !isText(file));

const isText = (file: string) => /\.mdx?$/.test(file);

const listTexts = (root: string): string[] => listFiles(root).filter(isText);

const listFiles = (root: string): string[] =>
  folders
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .sort();

/** The pages that could be read, and what stops the others from being read. */
export type PagesRead = {pages: Page[]; findings: Finding[]};

/**
 * Every page of the site. Parsing one costs about 10 ms, reading its cached tree
 * 0.3 ms.
 * @param root folder of the project
 * @param files which to read, from the root; all pages when left out
 */
export function readPages(root = '.', files = listPages(root)): PagesRead {
  const parser = hashOfFiles(['src/content/page.ts']);
  const cache = diskCache(path.join(root, '.cache/pages'));
  const pages: Page[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    try {
      pages.push(readCached(cache, file, text, parser));
    } catch (error) {
      findings.push(unreadable(file, text, error));
    }
  }
  return {pages, findings};
}

function readCached(cache: DiskCache, file: string, text: string, parser: string): Page {
  const key = hashOf(parser, text);
  const cached = cache.read<Page>(file, key);
  if (cached) {
    return {...cached, text};
  }
  const page = parsePage(file, text);
  // The text is read from the page itself.
  cache.write(file, key, {...page, text: ''});
  return page;
}

/** An error of `parsePage()`, which begins with `file:line:column`, as a finding. */
function unreadable(file: string, text: string, error: unknown): Finding {
  const {message} = error as Error;
  const location = /:(\d+):(\d+) (.*)/s.exec(message.slice(file.length));
  const [, line = '1', column = '1', reason = message] = location ?? [];
  const cause = reason.replace(/^(?:\w*Error: |\d+:\d+(?:-\d+:\d+)?: )+/, '').replace(/\s+/g, ' ');
  return {
    file,
    line: Number(line),
    column: Number(column),
    rule: 'readable',
    message: `The page cannot be read: ${cause.replace(/\.?$/, '.')}`,
    ...(fixOfHeadingId(text) ?? {hint: hintOf(reason)}),
  };
}

/** `## Heading {#id}` is Markdown of other sites; in MDX, braces hold code. */
function fixOfHeadingId(text: string): Pick<Finding, 'hint' | 'fix'> | undefined {
  const heading = /^#{2,6} .*(?<old>\{#(?<id>[\w-]+)\})[ \t]*$/m.exec(text);
  if (!heading) {
    return undefined;
  }
  const {old, id} = heading.groups as {old: string; id: string};
  const start = heading.index + heading[0].lastIndexOf(old);
  return {
    hint: `Write the id of the heading as {/* #${id} */}.`,
    fix: {start, end: start + old.length, text: `{/* #${id} */}`},
  };
}

function hintOf(reason: string): string {
  if (reason.includes('acorn')) {
    return 'Put code in backticks, and write \\{ for a brace.';
  }
  if (reason.includes('YAML')) {
    return 'Put texts of the front matter in double quotes, and one field on each line.';
  }
  return 'Close every tag, and put code such as <Sequence> in backticks.';
}
