import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../finding.ts';
import {parsePage, type Page} from '../page.ts';
import {listPages} from '../read-pages.ts';
import {hashOf, hashOfFiles} from './hash.ts';

/** The pages that could be read, and what stops the others from being read. */
export type PagesRead = {pages: Page[]; findings: Finding[]};

/**
 * Every page of the site. Parsing one costs about 10 ms, reading the tree that was kept from the
 * last time 0.3 ms, so trees are kept until the page or the parser changes.
 * @param root folder of the project
 * @param files which to read, from the root; all pages when left out
 */
export function readPagesCached(root = '.', files = listPages(root)): PagesRead {
  const parser = hashOfFiles(['src/checks/page.ts']);
  const pages: Page[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    try {
      pages.push(readKept(root, file, text, parser));
    } catch (error) {
      findings.push(unreadable(file, text, error));
    }
  }
  return {pages, findings};
}

function readKept(root: string, file: string, text: string, parser: string): Page {
  const kept = path.join(root, '.cache/pages', `${file}.json`);
  const key = hashOf(parser, text);
  const old = readKeptFile(kept);
  if (old?.key === key) {
    return {...old.page, text};
  }
  const page = parsePage(file, text);
  mkdirSync(path.dirname(kept), {recursive: true});
  // The text is read from the page itself.
  writeFileSync(kept, JSON.stringify({key, page: {...page, text: ''}}));
  return page;
}

/** Undefined when nothing is kept, or when what is kept was cut off while it was written. */
function readKeptFile(file: string): {key: string; page: Page} | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** An error of `parsePage()`, which begins with `file:line:column`, as a finding. */
function unreadable(file: string, text: string, error: unknown): Finding {
  const {message} = error as Error;
  const place = /:(\d+):(\d+) (.*)/s.exec(message.slice(file.length));
  const [, line = '1', column = '1', reason = message] = place ?? [];
  const said = reason.replace(/^(?:\w*Error: |\d+:\d+(?:-\d+:\d+)?: )+/, '').replace(/\s+/g, ' ');
  return {
    file,
    line: Number(line),
    column: Number(column),
    rule: 'readable',
    message: `The page cannot be read: ${said.replace(/\.?$/, '.')}`,
    ...(mendOfHeadingId(text) ?? {remedy: remedyOf(reason)}),
  };
}

/** `## Heading {#id}` is Markdown of other sites; in MDX, braces hold code. */
function mendOfHeadingId(text: string): Pick<Finding, 'remedy' | 'fix'> | undefined {
  const heading = /^#{2,6} .*(?<old>\{#(?<id>[\w-]+)\})[ \t]*$/m.exec(text);
  if (!heading) {
    return undefined;
  }
  const {old, id} = heading.groups as {old: string; id: string};
  const start = heading.index + heading[0].lastIndexOf(old);
  return {
    remedy: `Write the id of the heading as {/* #${id} */}.`,
    fix: {start, end: start + old.length, text: `{/* #${id} */}`},
  };
}

function remedyOf(reason: string): string {
  if (reason.includes('acorn')) {
    return 'Put code in backticks, and write \\{ for a brace.';
  }
  if (reason.includes('YAML')) {
    return 'Put texts of the front matter in double quotes, and one field on each line.';
  }
  return 'Close every tag, and put code such as <Sequence> in backticks.';
}
