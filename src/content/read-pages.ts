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

/** Files of all pages and partials, from the root of the project, in order. */
export const listTexts = (root = '.'): string[] => listFiles(root).filter(isText);

const listFiles = (root: string): string[] =>
  folders
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .sort();

/** The pages that could be read, and what stops the others from being read. */
export type PagesRead = {
  pages: Page[];
  findings: Finding[];
  /** Writes what was derived from the pages, for those who read them next. */
  save: () => void;
};

/** What is known of a page without its tree. */
type Known = Pick<Page, 'frontMatter' | 'fieldLines' | 'derived'> & {key: string};

/**
 * Every page of the site. Parsing one costs about 10 ms; its tree is read from the cache when
 * it is asked for, which costs 0.3 ms.
 * @param root folder of the project
 * @param files which to read, from the root; all pages when left out
 * @param version changes when other values are derived from the same page
 */
export function readPages(root = '.', files = listPages(root), version = ''): PagesRead {
  const parser = hashOfFiles(['src/content/page.ts']);
  const cache = diskCache(path.join(root, '.cache/pages'));
  const all = cache.read<Record<string, Known>>(knownPages, parser + version) ?? {};
  const before = JSON.stringify(all);
  const pages: Page[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const key = hashOf(parser, text);
    try {
      if (all[file]?.key !== key) {
        const {frontMatter, fieldLines} = readTree(cache, file, text, key);
        all[file] = {key, frontMatter, fieldLines, derived: {}};
      }
      pages.push(withTree({...all[file]!, file, text}, () => readTree(cache, file, text, key)));
    } catch (error) {
      findings.push(unreadable(file, text, error));
    }
  }
  const save = () => {
    if (JSON.stringify(all) !== before) {
      cache.write(knownPages, parser + version, all);
    }
  };
  return {pages, findings, save};
}

/** One file for all pages: reading many small ones takes most of the time. */
const knownPages = 'known-pages';

/** A page that reads its tree when it is asked for. */
function withTree(page: Omit<Page, 'tree'>, read: () => Page): Page {
  let tree: Page['tree'] | undefined;
  return Object.defineProperty(page, 'tree', {
    enumerable: true,
    get: () => (tree ??= read().tree),
  }) as Page;
}

function readTree(cache: DiskCache, file: string, text: string, key: string): Page {
  const cached = cache.read<Page>(file, key);
  if (cached) {
    return cached;
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
