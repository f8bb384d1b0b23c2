import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PrepareStep} from '../built-pages/step.ts';
import {builtName} from './class-names.ts';
import {sheets} from './sheets.ts';

/** The link to the sheet that every page has. */
const firstLink = /<link rel="?stylesheet"?[^>]*>/;

/**
 * Links each page to those sheets whose classes it uses, and names that of the search, which
 * `search-shell.ts` loads.
 */
export const linkSheets: PrepareStep = async ({outDir, baseUrl}) => {
  const folder = 'assets/css';
  const built = await readdir(path.join(outDir, folder));
  const linked = await Promise.all(
    Object.keys(sheets).map(async (name) => {
      const file = built.find((candidate) => candidate.startsWith(`${name}.`));
      if (!file) {
        throw new Error(
          `No ${name}.*.css in ${folder}: nothing matches it in src/plugins/css-split/sheets.ts.`,
        );
      }
      const css = await readFile(path.join(outDir, folder, file), 'utf8');
      return {name, href: `${baseUrl}${folder}/${file}`, classes: classNamesIn(css)};
    }),
  );
  const {href} = linked.find(({name}) => name === 'search')!;
  const searchSheet = `<meta name="site-search-sheet" content="${href}">`;
  return {
    onPage: ({html}) => ({
      html: linkStylesheets(html, linked).replace(firstLink, (link) => searchSheet + link),
    }),
  };
};

/**
 * Names of the classes that CSS modules made (`card_`), and that the build gives to parts of
 * reference pages (`reference-facts`), as a built style sheet has them.
 */
export function classNamesIn(css: string): ReadonlySet<string> {
  return new Set(
    Array.from(
      css.matchAll(new RegExp(String.raw`\.(${builtName}|reference-\w+)(?![\w-])`, 'g')),
      ([, name]) => name!,
    ),
  );
}

export type Sheet = {href: string; classes: ReadonlySet<string>};

/** The page with links, after its first style sheet, to those sheets of which it uses a class. */
export function linkStylesheets(html: string, candidates: readonly Sheet[]): string {
  const used = new Set(
    Array.from(html.matchAll(/class="?([^">]+)/g)).flatMap(([, list]) => list!.split(/\s+/)),
  );
  const links = candidates
    .filter(
      ({href, classes}) => !html.includes(href) && [...classes].some((name) => used.has(name)),
    )
    .map(({href}) => `<link rel="stylesheet" href="${href}">`);
  return html.replace(firstLink, (first) => first + links.join(''));
}
