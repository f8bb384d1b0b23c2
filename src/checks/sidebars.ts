import {existsSync, readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {idOf} from '../content/addresses.ts';
import {findingAt, locationOf, type CheckResult, type Finding} from '../content/finding.ts';
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
 * Every docs page is in exactly one category of one sidebar, except the unlisted, and each entry has a
 * page.
 */
export function checkSidebars(pages: readonly Page[], sidebars: SidebarsConfig): CheckResult {
  const entries = sidebarEntries(sidebars);
  const docs = pages.filter(({file}) => idOf(file) !== undefined);
  return {
    name: 'sidebars',
    inspected: entries.length,
    unit: 'entries',
    findings: [...docs.flatMap((page) => checkEntry(page, entries)), ...withoutPage(entries, docs)],
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
