import type {Bound} from './bind-page.ts';
import type {BoundPage} from './bound-pages.ts';
import {allRoles, expectedOf, type Expected} from './expected-names.ts';
import type {ApiFact} from './facts.ts';
import {factSections, isAbout, withoutOwner, type FactSection} from './page-sections.ts';

/** Names that a section has, counting deprecated ones in their group. */
export function listedNames(section: FactSection, api: ApiFact, {required}: Expected): Set<string> {
  const deprecated = required.filter((option) => option.deprecated).map(({name}) => name);
  return new Set([
    ...section.entries.flatMap(({names}) => names.map((name) => withoutOwner(name, api))),
    ...section.grouped.filter((name) => deprecated.includes(name)),
  ]);
}

/** How many of the names that a page must list it lists. */
export function countListed(
  {page, bound}: BoundPage,
  {api, siblings}: Bound,
  apart: ReadonlySet<string>,
): {listed: string[]; missing: string[]} {
  const sections = factSections(page.tree).filter((section) =>
    isAbout(section, api, bound[0]?.api),
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
