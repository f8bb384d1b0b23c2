import {findingAt, type CheckResult, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {allRoles, expectedOf} from '../../content/reference/expected-names.ts';
import {
  documentedFacts,
  namesWithPage,
  referencePages,
  type Facts,
  type PageApi,
  type ReferencePage,
} from '../../content/reference/page-apis.ts';
import {factSections, isAbout, type FactSection} from '../../content/reference/sections.ts';
import {didYouMean} from '../../data/schemas/nearest-word.ts';
import {atHeading, checkSection} from './check-section.ts';
import {checkSince} from './check-since.ts';

/**
 * Compares reference pages with the packages: the field `api` names exports that exist, no export
 * has two pages, and the headings below `## Props`, `## Options`, `## Arguments`,
 * `## Return value`, `## Functions` and `## Fields` are the names that the packages have, each once.
 */
export function checkReference(
  pages: readonly Page[],
  facts: Facts = documentedFacts,
): CheckResult {
  const found = referencePages(pages, facts);
  const withPage = namesWithPage(found);
  return {
    name: 'reference',
    inspected: found.length,
    unit: 'reference pages',
    findings: [
      ...pages.flatMap(withoutExport),
      ...found.flatMap(unknownExports),
      ...documentedTwice(found),
      ...found.flatMap((one) => checkPage(one, withPage)),
      ...found.flatMap((one) => checkSince(one, facts)),
    ],
  };
}

/** Where a finding points that is about all of a page: its field `api`. */
const atApi = ({file, fieldLines}: Page) => ({file, line: fieldLines.api});

function withoutExport(page: Page): Finding[] {
  if (page.frontMatter.kind !== 'reference' || page.frontMatter.api) {
    return [];
  }
  const hint = 'Add the field api, or write the page as another kind.';
  const message = 'The reference page names no export.';
  return [findingAt(atApi(page), 'reference-export', message, hint)];
}

const unknownExports = ({page, unresolved}: ReferencePage): Finding[] =>
  unresolved.map(({message, hint}) => findingAt(atApi(page), 'reference-export', message, hint));

function documentedTwice(pages: readonly ReferencePage[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({page, apis}) =>
    apis.flatMap(({reference, api}) => {
      const id = `${api.source} ${api.name}`;
      const other = first.get(id);
      first.set(id, other ?? page.file);
      const message = `${reference} already has the page ${other}.`;
      const hint = 'Keep one of the two as its reference, and make the other a guide.';
      return other && other !== page.file
        ? [findingAt(atApi(page), 'reference-page-twice', message, hint)]
        : [];
    }),
  );
}

/** Deprecated exports may share the page of their successor without sections of their own. */
const needsSections = ({apis}: ReferencePage): PageApi[] => {
  const current = apis.filter(({api}) => !api.deprecated);
  return current.length > 0 ? current : apis;
};

function checkPage(reference: ReferencePage, withPage: ReadonlySet<string>): Finding[] {
  const {page, apis} = reference;
  const [first] = apis;
  if (!first) {
    return [];
  }
  const sections = factSections(page.tree);
  const named = apis.map(({api}) => api.name);
  const sectionsOf = ({api}: PageApi) =>
    sections.filter((section) => isAbout(section, api, first.api));
  return [
    ...sections.flatMap((section) => unknownOwners(page, section, named)),
    ...apis.flatMap((one) =>
      sectionsOf(one).flatMap((section) => checkSection(page, section, one, withPage)),
    ),
    ...needsSections(reference).flatMap((one) =>
      missingSections(page, sectionsOf(one), one, withPage, one !== first),
    ),
  ];
}

function unknownOwners(page: Page, section: FactSection, named: readonly string[]): Finding[] {
  return section.owners
    .filter((owner) => !named.includes(owner))
    .map((owner) => {
      const message = `The heading names ${owner}, which is not in the field api of this page.`;
      const hint = didYouMean(owner, named) ?? `The page is about ${named.join(', ')}.`;
      return findingAt(atHeading(page, section.heading), 'reference-section', message, hint);
    });
}

function missingSections(
  page: Page,
  sections: readonly FactSection[],
  one: PageApi,
  withPage: ReadonlySet<string>,
  isQualified: boolean,
): Finding[] {
  const {api} = one;
  const expected = expectedOf(one, withPage);
  return allRoles
    .filter((role) => expected[role].required.length > 0)
    .filter((role) => !sections.some((section) => section.role === role))
    .map((role) => {
      const {title, required} = expected[role];
      const heading = isQualified ? `## ${title} of \`${api.name}\`` : `## ${title}`;
      const names = required.map(({name}) => `\`${name}\``).join(', ');
      const message = `The page has no section "${title}" for ${api.name}.`;
      const hint = `Add ${heading} with ### for each of ${names}.`;
      return findingAt(atApi(page), 'reference-section', message, hint);
    });
}
