import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {idOf, relativeLink} from '../content/addresses.ts';
import {findingAt, locationOf, type CheckResult, type Finding} from '../content/finding.ts';
import {outlineOf, type Section} from '../content/outline.ts';
import {derived} from '../content/derived.ts';
import type {Page} from '../content/page.ts';
import {nearestWord} from '../data/schemas/nearest-word.ts';
import {sidebarEntries, type SidebarEntry} from '../content/sidebar-ids.ts';

/** Docs pages that the specification wants in no sidebar. Their front matter has `displayed_sidebar: null`. */
export const unlisted: readonly string[] = [
  '4-0-alpha',
  'ask-in-public',
  'clipper',
  'investors',
  'lambda/feb-2022-outage',
  'lambda/feb-2023-incident',
];

/**
 * Every docs page is in exactly one category of one sidebar, except the unlisted, each entry has a
 * page, and guides lead on to each other.
 */
export function checkSidebars(pages: readonly Page[], sidebars: SidebarsConfig): CheckResult {
  const entries = sidebarEntries(sidebars);
  const docs = pages.filter(({file}) => idOf(file) !== undefined);
  return {
    name: 'sidebars',
    inspected: entries.length,
    unit: 'entries',
    findings: [
      ...docs.flatMap((page) => checkEntry(page, entries)),
      ...withoutPage(entries, docs),
      ...checkPath(docs, entries),
    ],
  };
}

function checkEntry({file, frontMatter, fieldLines}: Page, entries: SidebarEntry[]): Finding[] {
  const id = idOf(file)!;
  const own = entries.filter((entry) => entry.id === id);
  const names = own.map(nameOf).join(' and ');
  const report = (message: string, hint: string, line = 1): Finding[] => [
    findingAt({file, line}, 'sidebar', message, hint),
  ];
  if (unlisted.includes(id)) {
    if (own.length > 0) {
      const hint = `Remove '${id}' from src/config/sidebars/.`;
      return report(`The page must be in no sidebar, and is in ${names}.`, hint);
    }
    return frontMatter.displayed_sidebar === null
      ? []
      : report('The page is in no sidebar.', 'Add displayed_sidebar: null to its front matter.');
  }
  if (frontMatter.displayed_sidebar !== undefined) {
    return report(
      'The page is not one of those that are in no sidebar.',
      'Remove displayed_sidebar; its entry in src/config/sidebars/ decides.',
      fieldLines.displayed_sidebar,
    );
  }
  if (own.length === 0) {
    const hint = `Add '${id}' to a category in src/config/sidebars/.`;
    return report('The page is in no sidebar, so no reader comes across it.', hint);
  }
  const hint = `Leave one of them; for a second link write {type: 'ref', id: '${id}'}.`;
  const message = `${file} has ${own.length} entries: ${names}.`;
  return own.slice(1).map((entry) => findingAt(locationOfEntry(entry), 'sidebar', message, hint));
}

function withoutPage(entries: readonly SidebarEntry[], docs: readonly Page[]): Finding[] {
  const ids = docs.map(({file}) => idOf(file)!);
  return entries
    .filter(({id}) => !ids.includes(id) && !existsSync(`docs/${id}.mdx`))
    .map((entry) => {
      const near = nearestWord(entry.id, ids);
      const hint = `${near ? `Did you mean '${near}'? Otherwise remove` : 'Remove'} the entry, or write docs/${entry.id}.mdx.`;
      const message = `There is no page '${entry.id}' for this entry of the sidebar.`;
      return findingAt(locationOfEntry(entry), 'sidebar', message, hint);
    });
}

/** The line of the last entry of an id in the file of its sidebar. */
function locationOfEntry({id, sidebar}: SidebarEntry): {
  file: string;
  line: number;
  column: number;
} {
  const file = `src/config/sidebars/${sidebar.replace(/Sidebar$/, '')}.ts`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const offset = Math.max(text.lastIndexOf(`'${id}'`), text.lastIndexOf(`"${id}"`), 0);
  return {file, ...locationOf(text, offset)};
}

/** `mainSidebar > Guides` */
const nameOf = ({sidebar, categories}: SidebarEntry) => [sidebar, ...categories].join(' > ');

/**
 * Guides form a path: under its last heading, each leads to the page that comes after it in its
 * category. Pages with a reason for being short, such as drafts, do not count yet.
 */
function checkPath(pages: readonly Page[], entries: readonly SidebarEntry[]): Finding[] {
  const written = new Map(pages.filter(isWritten).map((page) => [idOf(page.file), page.file]));
  return pages.flatMap((page): Finding[] => {
    const after = nextEntry(idOf(page.file), entries);
    const next = after && written.get(after.id);
    const steps = nextSteps(page);
    if (page.frontMatter.kind !== 'guide' || !isWritten(page) || !next || !steps.line) {
      return [];
    }
    if (steps.files.includes(next)) {
      return [];
    }
    const message = `The next steps do not lead to ${next}, which comes after this page in the sidebar.`;
    const hint = `Add a link to ${relativeLink(page.file, next)}.`;
    return [findingAt({file: page.file, line: steps.line}, 'next-page', message, hint)];
  });
}

const isWritten = ({frontMatter}: Page) => frontMatter.short === undefined;

/** The entry after that of a page, within its category. */
function nextEntry(
  id: string | undefined,
  entries: readonly SidebarEntry[],
): SidebarEntry | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  const [entry, next] = entries.slice(index, index + 2);
  return index >= 0 && next && nameOf(next) === nameOf(entry!) ? next : undefined;
}

/** The line of the section with the next steps, and the files that it links to. */
const nextSteps = derived('next steps', (page): {line?: number; files: string[]} => {
  const section = outlineOf(page).sections.find(({title}) => title === 'Next steps');
  return section ? {line: section.line, files: linkedFiles(section, page.file)} : {files: []};
});

function linkedFiles({blocks}: Section, file: string): string[] {
  const links: Link[] = [];
  visit({type: 'root', children: blocks}, 'link', (link: Link) => void links.push(link));
  return links.map(({url}) => path.posix.join(path.posix.dirname(file), url.replace(/#.*$/, '')));
}
