import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import type {CheckResult, Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {idOf} from '../structure/addresses.ts';
import {checkPath} from './check-path.ts';
import {placedIds, type SidebarPlace} from './placed-ids.ts';
import {unlisted} from './unlisted.ts';

/** A file that arranges pages, for the lines of findings. */
export type SidebarSource = {file: string; text: string};

/**
 * Checks that every docs page stands in exactly one place of one sidebar, except the unlisted, and
 * that guides lead on to each other.
 * @param files of all pages, also of those that could not be read
 */
export function checkSidebars(
  pages: readonly Page[],
  sidebars: SidebarsConfig,
  sources: readonly SidebarSource[],
  files: readonly string[] = pages.map(({file}) => file),
): CheckResult {
  const places = placedIds(sidebars);
  const docs = pages.filter(({file}) => idOf(file) !== undefined);
  return {
    name: 'sidebars',
    inspected: places.length,
    unit: 'entries',
    findings: [
      ...docs.flatMap((page) => checkPlace(page, places)),
      ...checkPath(docs, places),
      ...unknownIds(places, new Set(files.flatMap((file) => idOf(file) ?? [])), sources),
    ],
  };
}

function checkPlace({file, frontMatter, fieldLines}: Page, places: SidebarPlace[]): Finding[] {
  const id = idOf(file)!;
  const own = places.filter((place) => place.id === id);
  const report = (line: number, message: string, remedy: string): Finding[] => [
    {file, line, column: 1, rule: 'sidebar', message, remedy},
  ];
  if (unlisted.includes(id)) {
    if (own.length > 0) {
      return report(
        1,
        `The page must stand in no sidebar, and stands in ${own.map(nameOf).join(' and ')}.`,
        `Remove '${id}' from src/config/sidebars/.`,
      );
    }
    return frontMatter.displayed_sidebar === null
      ? []
      : report(
          1,
          'The page stands in no sidebar.',
          'Add displayed_sidebar: null to its front matter.',
        );
  }
  if (frontMatter.displayed_sidebar !== undefined) {
    return report(
      fieldLines.displayed_sidebar ?? 1,
      'The page is not one of those that stand in no sidebar.',
      'Remove displayed_sidebar; its place in src/config/sidebars/ decides.',
    );
  }
  if (own.length === 0) {
    return report(
      1,
      'The page stands in no sidebar, so no reader comes across it.',
      `Add '${id}' to a category in src/config/sidebars/.`,
    );
  }
  return own.length === 1
    ? []
    : report(
        1,
        `The page stands in ${own.length} places: ${own.map(nameOf).join(' and ')}.`,
        `Leave one of them in src/config/sidebars/; for a second link write {type: 'ref', id: '${id}'}.`,
      );
}

const nameOf = ({sidebar, categories}: SidebarPlace) => [sidebar, ...categories].join(' > ');

/** Entries of sidebars without a page. */
function unknownIds(
  places: readonly SidebarPlace[],
  known: ReadonlySet<string>,
  sources: readonly SidebarSource[],
): Finding[] {
  return places
    .filter(({id}) => !known.has(id))
    .map((place) => {
      const near = nearestWord(place.id, [...known]);
      return {
        ...whereWritten(place.id, sources),
        rule: 'sidebar',
        message: `${nameOf(place)} has the entry '${place.id}', and there is no docs/${place.id}.mdx.`,
        remedy: near ? `Did you mean '${near}'?` : 'Write the page, or remove the entry.',
      };
    });
}

function whereWritten(
  id: string,
  sources: readonly SidebarSource[],
): Pick<Finding, 'file' | 'line' | 'column'> {
  for (const {file, text} of sources) {
    const index = text.split('\n').findIndex((line) => line.includes(`'${id}'`));
    if (index >= 0) {
      return {file, line: index + 1, column: text.split('\n')[index]!.indexOf(`'${id}'`) + 1};
    }
  }
  return {file: 'sidebars.ts', line: 1, column: 1};
}
