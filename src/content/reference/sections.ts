import type {Heading, InlineCode, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ApiFact} from '../../../api/facts.ts';
import type {Role} from './expected-names.ts';

/** A heading of level 3 and the names in it. */
export type Entry = {heading: Heading; names: string[]; isDeprecatedGroup: boolean};

/** A section of a page that lists what an export takes or returns. */
export type FactSection = {
  role: Role;
  /** First words of its heading: `Props`. */
  title: string;
  heading: Heading;
  /** Names of the exports that its heading speaks of; none means the first of the page. */
  owners: string[];
  entries: Entry[];
  /** Names in code below the heading `Deprecated`. */
  grouped: string[];
};

const roles: Readonly<Record<string, Role>> = {
  Props: 'options',
  Options: 'options',
  Fields: 'options',
  Arguments: 'arguments',
  'Return value': 'returns',
  Functions: 'members',
  Methods: 'members',
};

const title = new RegExp(`^(${Object.keys(roles).join('|')})(?: of\\b|$)`);

/** The bare name in `<Series.Sequence>`, `spring()`, `bezier(x1, y1)`. */
const bareName = (code: string): string =>
  code
    .replace(/\(.*$/s, '')
    .replaceAll(/^<|\s*\/?>$/g, '')
    .trim();

/** Names in code in a part of a page. */
function namesIn(node: Heading | Root['children'][number]): string[] {
  const names: string[] = [];
  visit(node, 'inlineCode', ({value}: InlineCode) => {
    names.push(bareName(value));
  });
  return names;
}

/** The sections of a page that list options, arguments, fields or members. */
export function factSections({children}: Pick<Root, 'children'>): FactSection[] {
  const sections: FactSection[] = [];
  let current: FactSection | undefined;
  for (const node of children) {
    if (node.type === 'heading' && node.depth <= 2) {
      current = startSection(node);
      sections.push(...(current ? [current] : []));
    } else if (current && node.type === 'heading' && node.depth === 3) {
      current.entries.push(readEntry(node));
    } else if (current?.entries.at(-1)?.isDeprecatedGroup) {
      current.grouped.push(...namesIn(node));
    }
  }
  return sections;
}

function startSection(heading: Heading): FactSection | undefined {
  const [, name] = title.exec(toString(heading)) ?? [];
  const role = name && roles[name];
  return role
    ? {role, title: name, heading, owners: namesIn(heading), entries: [], grouped: []}
    : undefined;
}

function readEntry(heading: Heading): Entry {
  const isDeprecatedGroup = toString(heading).trim() === 'Deprecated';
  return {heading, names: namesIn(heading), isDeprecatedGroup};
}

/** Whether a section lists what an export has: one that it names, or else the first of the page. */
export const isAbout = ({owners}: FactSection, api: ApiFact, first?: ApiFact): boolean =>
  owners.length > 0 ? owners.includes(api.name) : api.name === first?.name;

/** `Easing.bezier` may also be written where all are members of `Easing`. */
export const withoutOwner = (name: string, api: ApiFact): string =>
  name.startsWith(`${api.name}.`) ? name.slice(api.name.length + 1) : name;
