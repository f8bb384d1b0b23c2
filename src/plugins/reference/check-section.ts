import type {Finding} from '../../checks/finding.ts';
import type {Page} from '../../checks/page.ts';
import type {Bound} from './bind-page.ts';
import {expectedOf, type Expected} from './expected-names.ts';
import type {ApiFact} from './facts.ts';
import {listedNames} from './listed-names.ts';
import {withoutOwner, type Entry, type FactSection} from './page-sections.ts';
import {atHeading} from './places.ts';
import {suggestion} from './suggestion.ts';

/** What the entries of a section are called in messages. */
const nouns: Readonly<Record<string, string>> = {
  Props: 'prop',
  Options: 'option',
  Fields: 'field',
  Arguments: 'argument',
  'Return value': 'field of what it returns',
  Functions: 'function',
};

/** Compares the headings of one section with the names that the package has. */
export function checkSection(
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
