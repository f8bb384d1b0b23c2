import type {Heading} from 'mdast';
import type {ApiFact} from '../../../api/facts.ts';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {expectedOf, type Expected} from '../../content/reference/expected-names.ts';
import type {PageApi} from '../../content/reference/page-apis.ts';
import {didYouMean} from '../../data/schemas/nearest-word.ts';
import {withoutOwner, type Entry, type FactSection} from '../../content/reference/sections.ts';

/** What the entries of a section are called in messages. */
const nouns: Readonly<Record<string, string>> = {
  Props: 'prop',
  Options: 'option',
  Fields: 'field',
  Arguments: 'argument',
  'Return value': 'field of what it returns',
  Functions: 'function',
};

/** Where a finding points that is about a section or an entry. */
export const atHeading = ({file}: Page, heading: Heading) => {
  const {line = 1, column = 1} = heading.position?.start ?? {};
  return {file, line, column};
};

/** Compares the headings of one section with the names that the package has. */
export function checkSection(
  page: Page,
  section: FactSection,
  one: PageApi,
  withPage: ReadonlySet<string>,
): Finding[] {
  const {api} = one;
  const expected = expectedOf(one, withPage)[section.role];
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
  if (role !== 'options' || title === expected.title) {
    return [];
  }
  const message = `The section with what ${api.name} takes is called "${title}".`;
  const hint = `Call it "${expected.title}", as ${api.name} is a ${api.kind}.`;
  return [findingAt(atHeading(page, heading), 'reference-section', message, hint)];
}

function checkEntry(
  page: Page,
  {heading, names, isDeprecatedGroup}: Entry,
  {role}: FactSection,
  api: ApiFact,
  expected: Expected,
): Finding[] {
  const noun = nouns[expected.title]!;
  const location = atHeading(page, heading);
  if (isDeprecatedGroup || (role === 'returns' && names.length === 0)) {
    return [];
  }
  if (names.length === 0) {
    const message = `The heading names no ${noun} of ${api.name}.`;
    const hint = `Put the name of the ${noun} in backticks, or move the heading out of this section.`;
    return [findingAt(location, 'reference-heading', message, hint)];
  }
  const known = [...expected.required, ...expected.allowed].map(({name}) => name);
  const own = expected.required.map(({name}) => name);
  const all = own.length > 0 ? `It has ${own.join(', ')}.` : 'It has none: remove the heading.';
  return names
    .map((name) => withoutOwner(name, api))
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `${api.name} has no ${noun} "${name}".`;
      return findingAt(location, 'reference-unknown', message, didYouMean(name, own) ?? all);
    });
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
      .map((name) => {
        const message = `The ${nouns[title]} "${name}" of ${api.name} has a heading already.`;
        const location = atHeading(page, heading);
        return findingAt(location, 'reference-twice', message, 'Keep one of the two.');
      }),
  );
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
    .map(({name, deprecated}) => {
      const message = `The ${nouns[expected.title]} "${name}" of ${api.name} is missing.`;
      const hint = deprecated
        ? `Add ### \`${name}\`, or name it below ### Deprecated at the end of the section.`
        : `Add ### \`${name}\` and say what it means.`;
      return findingAt(atHeading(page, section.heading), 'reference-missing', message, hint);
    });
}

/** Names that a section has, counting deprecated ones in their group. */
function listedNames(section: FactSection, api: ApiFact, {required}: Expected): Set<string> {
  const deprecated = required.filter((option) => option.deprecated).map(({name}) => name);
  return new Set([
    ...section.entries.flatMap(({names}) => names.map((name) => withoutOwner(name, api))),
    ...section.grouped.filter((name) => deprecated.includes(name)),
  ]);
}
