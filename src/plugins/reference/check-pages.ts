import type {Heading} from 'mdast';
import type {CheckResult, Finding} from '../../checks/finding.ts';
import type {Page} from '../../checks/page.ts';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {bindPage, type Binding, type Bound} from './bind-page.ts';
import {expectedOf, type Expected, type Role} from './expected-names.ts';
import type {ApiFact} from './facts.ts';
import {factSections, withoutOwner, type Entry, type FactSection} from './page-sections.ts';
import {pinnedFacts} from './pinned-facts.ts';
import {referencesOf, type Facts} from './resolve-api.ts';

/** A page and the exports that it is about. */
export type BoundPage = {page: Page} & Binding;

/**
 * Compares reference pages with the packages: the field `api` names exports that exist, no export
 * has two pages, and the headings below `## Props`, `## Options`, `## Arguments`,
 * `## Return value`, `## Functions` and `## Fields` are the names that the packages have, each once.
 * @param facts what the packages export; those in `node_modules`, unless a test gives its own
 */
export async function checkReference(
  pages: readonly Page[],
  facts: Facts = pinnedFacts,
): Promise<CheckResult> {
  const bound = await bindPages(pages, facts);
  const apart = new Set(bound.flatMap((one) => one.bound.map(({api}) => api.name)));
  return {
    name: 'reference',
    inspected: bound.length,
    unit: 'reference pages',
    findings: [
      ...bound.flatMap(unknownExports),
      ...boundTwice(bound),
      ...bound.flatMap((one) => checkPage(one, apart)),
    ],
  };
}

/** The pages that name exports in `api`, with these exports. */
export const bindPages = (pages: readonly Page[], facts: Facts): Promise<BoundPage[]> =>
  Promise.all(
    pages
      .filter(({frontMatter}) => referencesOf(frontMatter).length > 0)
      .map(async (page) => ({page, ...(await bindPage(page.frontMatter, facts))})),
  );

const unknownExports = ({page, problems}: BoundPage): Finding[] =>
  problems.map((problem) => ({...atApi(page), rule: 'reference-export', ...problem}));

const atApi = ({file, fieldLines}: Page) => ({file, line: fieldLines.api ?? 1, column: 1});

const atHeading = ({file}: Page, heading: Heading) => {
  const {line = 1, column = 1} = heading.position?.start ?? {};
  return {file, line, column};
};

function boundTwice(pages: readonly BoundPage[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({page, bound}) =>
    bound.flatMap(({reference, api}) => {
      const id = `${api.origin} ${api.name}`;
      const other = first.get(id);
      first.set(id, other ?? page.file);
      return other && other !== page.file
        ? [
            {
              ...atApi(page),
              rule: 'reference-page-twice',
              message: `${reference} already has the page ${other}.`,
              remedy: 'Keep one of the two as its reference, and make the other a guide.',
            },
          ]
        : [];
    }),
  );
}

/** Deprecated exports may share the page of their successor without sections of their own. */
const needsSections = ({bound}: BoundPage): Bound[] => {
  const current = bound.filter(({api}) => !api.deprecated);
  return current.length > 0 ? current : bound;
};

function checkPage(bound: BoundPage, apart: ReadonlySet<string>): Finding[] {
  const {page} = bound;
  const [first] = bound.bound;
  if (!first) {
    return [];
  }
  const sections = factSections(page.tree);
  const named = bound.bound.map(({api}) => api.name);
  const owned = (section: FactSection) =>
    section.owners.length > 0 ? section.owners : [first.api.name];
  return [
    ...sections.flatMap((section) => unknownOwners(page, section, named)),
    ...sections.flatMap((section) =>
      bound.bound
        .filter(({api}) => owned(section).includes(api.name))
        .flatMap((one) => checkSection(page, section, one, apart)),
    ),
    ...needsSections(bound).flatMap((one) =>
      missingSections(
        page,
        sections.filter((section) => owned(section).includes(one.api.name)),
        one,
        apart,
        bound.bound.length > 1 && one !== first,
      ),
    ),
  ];
}

function unknownOwners(page: Page, section: FactSection, named: readonly string[]): Finding[] {
  return section.owners
    .filter((owner) => !named.includes(owner))
    .map((owner) => ({
      ...atHeading(page, section.heading),
      rule: 'reference-section',
      message: `The heading names ${owner}, which is not in the field api of this page.`,
      remedy: suggestion(owner, named) ?? `The page is about ${named.join(', ')}.`,
    }));
}

const suggestion = (name: string, known: readonly string[]): string | undefined => {
  const nearest = nearestWord(name, known);
  return nearest && `Did you mean ${nearest}?`;
};

/** What the entries of a section are called in messages. */
const nouns: Readonly<Record<string, string>> = {
  Props: 'prop',
  Options: 'option',
  Fields: 'field',
  Arguments: 'argument',
  'Return value': 'field of what it returns',
  Functions: 'function',
};

function checkSection(
  page: Page,
  section: FactSection,
  {api, siblings}: Bound,
  apart: ReadonlySet<string>,
): Finding[] {
  const expected = expectedOf(api, siblings, apart)[section.role];
  return [
    ...wrongTitle(page, section, api, expected),
    ...section.entries.flatMap((entry) => checkEntry(page, entry, section, api, expected)),
    ...repeatedNames(page, section, api, expected),
    ...missingNames(page, section, api, expected),
  ];
}

function wrongTitle(
  page: Page,
  {title, role, heading}: FactSection,
  api: ApiFact,
  expected: Expected,
): Finding[] {
  return role === 'options' && title !== expected.title
    ? [
        {
          ...atHeading(page, heading),
          rule: 'reference-section',
          message: `The section with what ${api.name} takes is called "${title}".`,
          remedy: `Call it "${expected.title}", as ${api.name} is a ${api.kind}.`,
        },
      ]
    : [];
}

function checkEntry(
  page: Page,
  {heading, names, isDeprecatedGroup}: Entry,
  {role}: FactSection,
  api: ApiFact,
  expected: Expected,
): Finding[] {
  const noun = nouns[expected.title]!;
  if (isDeprecatedGroup || (role === 'returns' && names.length === 0)) {
    return [];
  }
  if (names.length === 0) {
    return [
      {
        ...atHeading(page, heading),
        rule: 'reference-heading',
        message: `The heading names no ${noun} of ${api.name}.`,
        remedy: `Put the name of the ${noun} in backticks, or move the heading out of this section.`,
      },
    ];
  }
  const known = [...expected.required, ...expected.allowed].map(({name}) => name);
  const own = expected.required.map(({name}) => name);
  return names
    .map((name) => withoutOwner(name, api))
    .filter((name) => !known.includes(name))
    .map((name) => ({
      ...atHeading(page, heading),
      rule: 'reference-unknown',
      message: `${api.name} has no ${noun} "${name}".`,
      remedy:
        suggestion(name, own) ??
        (own.length > 0 ? `It has ${own.join(', ')}.` : `It has none: remove the heading.`),
    }));
}

function repeatedNames(
  page: Page,
  {entries}: FactSection,
  api: ApiFact,
  {title}: Expected,
): Finding[] {
  const seen = new Set<string>();
  return entries.flatMap(({heading, names}) =>
    names
      .map((name) => withoutOwner(name, api))
      .filter((name) => seen.size === seen.add(name).size)
      .map((name) => ({
        ...atHeading(page, heading),
        rule: 'reference-twice',
        message: `The ${nouns[title]} "${name}" of ${api.name} has a heading already.`,
        remedy: 'Keep one of the two.',
      })),
  );
}

/** Names that a section has, counting deprecated ones in their group. */
function listedNames(section: FactSection, api: ApiFact, {required}: Expected): Set<string> {
  const deprecated = required.filter((option) => option.deprecated).map(({name}) => name);
  return new Set([
    ...section.entries.flatMap(({names}) => names.map((name) => withoutOwner(name, api))),
    ...section.grouped.filter((name) => deprecated.includes(name)),
  ]);
}

function missingNames(
  page: Page,
  section: FactSection,
  api: ApiFact,
  expected: Expected,
): Finding[] {
  const listed = listedNames(section, api, expected);
  return expected.required
    .filter(({name}) => !listed.has(name))
    .map(({name, deprecated}) => ({
      ...atHeading(page, section.heading),
      rule: 'reference-missing',
      message: `The ${nouns[expected.title]} "${name}" of ${api.name} is missing.`,
      remedy: deprecated
        ? `Add ### \`${name}\`, or name it below ### Deprecated at the end of the section.`
        : `Add ### \`${name}\` and say what it means.`,
    }));
}

const allRoles: readonly Role[] = ['options', 'arguments', 'returns', 'members'];

function missingSections(
  page: Page,
  sections: readonly FactSection[],
  {api, siblings}: Bound,
  apart: ReadonlySet<string>,
  isQualified: boolean,
): Finding[] {
  const expected = expectedOf(api, siblings, apart);
  return allRoles
    .filter((role) => expected[role].required.length > 0)
    .filter((role) => !sections.some((section) => section.role === role))
    .map((role) => {
      const {title, required} = expected[role];
      const heading = isQualified ? `## ${title} of \`${api.name}\`` : `## ${title}`;
      return {
        ...atApi(page),
        rule: 'reference-section',
        message: `The page has no section "${title}" for ${api.name}.`,
        remedy: `Add ${heading} with ### for each of ${required.map(({name}) => `\`${name}\``).join(', ')}.`,
      };
    });
}

/** How many of the names that a page must list it lists. */
export function countListed(
  {page, bound}: BoundPage,
  {api, siblings}: Bound,
  apart: ReadonlySet<string>,
): {listed: string[]; missing: string[]} {
  const sections = factSections(page.tree).filter(({owners}) =>
    owners.length > 0 ? owners.includes(api.name) : bound[0]?.api === api,
  );
  const expected = expectedOf(api, siblings, apart);
  const all = allRoles.flatMap((role) => {
    const names = sections
      .filter((section) => section.role === role)
      .flatMap((section) => [...listedNames(section, api, expected[role])]);
    return expected[role].required.map(({name}) => ({name, isListed: names.includes(name)}));
  });
  return {
    listed: all.filter(({isListed}) => isListed).map(({name}) => name),
    missing: all.filter(({isListed}) => !isListed).map(({name}) => name),
  };
}
