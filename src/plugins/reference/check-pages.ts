import type {CheckResult, Finding} from '../../checks/finding.ts';
import type {Page} from '../../checks/page.ts';
import type {Bound} from './bind-page.ts';
import {bindPages, namesApart, type BoundPage} from './bound-pages.ts';
import {checkSection} from './check-section.ts';
import {allRoles, expectedOf} from './expected-names.ts';
import {factSections, isAbout, type FactSection} from './page-sections.ts';
import {pinnedFacts} from './pinned-facts.ts';
import {atApi, atHeading} from './places.ts';
import type {Facts} from './resolve-api.ts';
import {suggestion} from './suggestion.ts';

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
  const apart = namesApart(bound);
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

const unknownExports = ({page, problems}: BoundPage): Finding[] =>
  problems.map((problem) => ({...atApi(page), rule: 'reference-export', ...problem}));

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
  const sectionsOf = ({api}: Bound) =>
    sections.filter((section) => isAbout(section, api, first.api));
  return [
    ...sections.flatMap((section) => unknownOwners(page, section, named)),
    ...bound.bound.flatMap((one) =>
      sectionsOf(one).flatMap((section) => checkSection(page, section, one, apart)),
    ),
    ...needsSections(bound).flatMap((one) =>
      missingSections(page, sectionsOf(one), one, apart, one !== first),
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
